import {packageOfComponent} from './components';
import type {DemoTheme} from './types';
import {withDensity} from './withDensity';

interface SerializeOptions {
  /** Whether the call may have types; they say which packages add components to a theme. */
  isTypeScript?: boolean;
  /** The packages of a project. Components of others are left out; without it all stay. */
  packages?: readonly string[];
  /** Whether components start from their dense props. */
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

/** The package that a project installs of a family: `@mui/x-data-grid-pro` has what `@mui/x-data-grid` has. */
function findInstalled(name: string, packages: readonly string[]): string | undefined {
  return packages.find((one) => one === name || one === `${name}-pro` || one === `${name}-premium`);
}

/** A module that makes and exports the theme, ready for a project. */
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
