import type {DemoVariant} from '@site/plugins/demos/shared';
import {serializeTheme} from '@site/src/mui/demoTheme/serializeTheme';
import {readStoredTheme} from '@site/src/mui/demoTheme/validateTheme';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {densityStore} from '@site/src/settings/stores';
import {listImports} from './collectDependencies';

/**
 * Returns the module with the demo theme for a project with these sources, or `undefined` for the
 * default Material UI theme.
 */
export function createThemeFile(
  sources: readonly string[],
  variant: DemoVariant,
): string | undefined {
  const theme = readStoredTheme(shownThemeStore.get());
  const isDense = densityStore.get();
  if (!theme && !isDense) {
    return undefined;
  }
  const packages = sources
    .flatMap(listImports)
    .map((request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/'));
  return serializeTheme(theme ?? {}, {isTypeScript: variant === 'TS', packages, isDense});
}
