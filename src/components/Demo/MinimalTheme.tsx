import type {ReactNode} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-theme'},
  colorSchemes: {light: true, dark: true},
});

/** The default Material theme for demos. */
export default function MinimalTheme({children}: {children: ReactNode}): ReactNode {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
