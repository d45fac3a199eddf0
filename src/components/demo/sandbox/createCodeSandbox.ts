import {compressToBase64} from 'lz-string';
import {collectDependencies} from './collectDependencies';
import {findVersion} from './findVersion';
import {createHtml, createIndex, createTitle, createSourceFiles} from './projectFiles';
import type {PackageTable, SandboxDemo, SandboxForm} from './types';

const createTailwindTags = (version: string): string => `
    <script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@${version}"></script>
    <style type="text/tailwindcss">
      @import "tailwindcss/theme";
      @import "tailwindcss/utilities";
    </style>`;

function compressJson(object: unknown): string {
  return compressToBase64(JSON.stringify(object))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function toJson(object: unknown): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}

/** Returns the files of a demo as a CodeSandbox project in the structure of create-react-app. */
export function createCodeSandboxFiles(
  demo: SandboxDemo,
  packages: PackageTable,
): Record<string, string> {
  const extension = demo.variant === 'TS' ? 'tsx' : 'js';
  const {dependencies, devDependencies, overrides} = collectDependencies(
    demo.files.map(({code}) => code),
    packages,
    demo.variant,
  );
  return {
    'public/index.html': createHtml(demo, {
      head: demo.hasTailwind
        ? createTailwindTags(findVersion('@tailwindcss/browser', packages))
        : '',
    }),
    [`src/index.${extension}`]: createIndex(demo),
    ...createSourceFiles(demo, extension),
    ...(demo.variant === 'TS' && {
      'tsconfig.json': toJson({
        compilerOptions: {
          target: 'es2020',
          lib: ['dom', 'dom.iterable', 'esnext'],
          allowJs: true,
          skipLibCheck: true,
          esModuleInterop: true,
          allowSyntheticDefaultImports: true,
          strict: true,
          forceConsistentCasingInFileNames: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          noUncheckedSideEffectImports: false,
          resolveJsonModule: true,
          isolatedModules: true,
          noEmit: true,
          jsx: 'react-jsx',
        },
        include: ['src'],
      }),
    }),
    'package.json': toJson({
      private: true,
      description: demo.sourceUrl,
      dependencies: {...dependencies, 'react-scripts': findVersion('react-scripts', packages)},
      devDependencies,
      overrides: {
        ...overrides,
        // create-react-app declares TypeScript 4 as its highest supported version.
        ...(demo.variant === 'TS' && {'react-scripts': {typescript: '$typescript'}}),
      },
      scripts: {
        start: 'react-scripts start',
        build: 'react-scripts build',
        test: 'react-scripts test',
        eject: 'react-scripts eject',
      },
      browserslist: ['>0.2%', 'not dead', 'not op_mini all'],
      title: createTitle(demo),
    }),
  };
}

/** Returns the form that opens a demo in CodeSandbox. */
export function createCodeSandboxForm(demo: SandboxDemo, packages: PackageTable): SandboxForm {
  const files = createCodeSandboxFiles(demo, packages);
  const extension = demo.variant === 'TS' ? 'tsx' : 'js';
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compressJson({
        files: Object.fromEntries(
          Object.entries(files).map(([path, content]) => [path, {content}]),
        ),
      }),
      embed: '1',
      query: `module=/src/Demo.${extension}&fontsize=12`,
    },
  };
}
