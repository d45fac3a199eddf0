import {createContext, useContext, type ReactNode} from 'react';

const IsProvided = createContext(false);

/**
 * Provides the user's theme settings, and the function to change them. It has no state: the stores
 * own the settings, and `useThemeSettings` reads them. Every page renders it, but only demos and
 * the drawer use it, so the logic is in the hooks.
 */
export function ThemeSettingsProvider({children}: {children: ReactNode}): ReactNode {
  return <IsProvided value>{children}</IsProvided>;
}

/** Returns whether a component is inside a provider. */
export function useIsProvided(): boolean {
  return useContext(IsProvided);
}
