import Button from '@mui/material/Button';
import {useColorScheme} from '@mui/material/styles';

/** Switches the color mode of the nearest ThemeProvider that has one. */
export function ModeButton() {
  const {colorScheme, setMode} = useColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return <Button onClick={() => setMode(next)}>{`Use ${next} mode`}</Button>;
}
