import {packageOfComponent} from './components';
import type {DemoTheme} from './types';
import {withDensity} from './withDensity';

interface SerializeOptions {
  /** Adds the types, which declare the packages whose components the theme includes. */
  isTypeScript?: boolean;
  /**
   * The packages of a project. Components of other packages are omitted; without this option, all
   * are included.
   */
  packages?: readonly string[];
  /** `true` if components use their dense props by default. */
  isDense?: boolean;
}

function print(value: unknown, indent = ''): string {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&')}'`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((one) => print(one)).join(', ')}]`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, one]) => {
    const name = /^[A-Za-z_]\w*$|^\d+$/.test(key) ? key : print(key);
    return `${inner}${name}: ${print(one, inner)},\n`;
  });
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
}

/**
 * Returns the package of a family that a project installs: `@mui/x-data-grid-pro` includes
 * `@mui/x-data-grid`.
 */
function findInstalled(name: string, packages: readonly string[]): string | undefined {
  return packages.find((one) => one === name || one === `${name}-pro` || one === `${name}-premium`);
}

/** Returns a module that creates and exports the theme, for use in a project. */
export function serializeTheme(
  theme: DemoTheme,
  {isTypeScript = true, packages, isDense = false}: SerializeOptions = {},
): string {
  const {components: all = {}, ...rest} = isDense ? withDensity(theme) : theme;
  const augmented = new Set<string>();
  const components = Object.fromEntries(
    Object.entries(all).filter(([name]) => {
      const home = packageOfComponent(name)!;
      const installed =
        home === '@mui/material' || !packages ? home : findInstalled(home, packages);
      if (installed && installed !== '@mui/material') {
        augmented.add(installed);
      }
      return installed !== undefined;
    }),
  );
  const options = {...rest, ...(Object.keys(components).length > 0 && {components})};
  const imports = isTypeScript
    ? [...augmented].map((name) => `import type {} from '${name}/themeAugmentation';\n`).join('')
    : '';
  return `import {createTheme} from '@mui/material/styles';\n${imports}\nexport const theme = createTheme(${print(options)});\n`;
}
