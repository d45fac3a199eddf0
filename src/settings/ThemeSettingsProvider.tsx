import {createContext, useContext, type ReactNode} from 'react';

const IsProvided = createContext(false);

/**
 * Gives the theme settings of the reader, and the way to change them, to the tree below. It holds no state of its own:
 * the settings are those of the stores, and `useThemeSettings` reads them. Every page has it, only demos and the drawer
 * ask, so all else lies with the hooks.
 */
export function ThemeSettingsProvider({children}: {children: ReactNode}): ReactNode {
  return <IsProvided value>{children}</IsProvided>;
}

/** Whether a component lies below a provider. */
export function useIsProvided(): boolean {
  return useContext(IsProvided);
}
