import {collectDependencies} from './collectDependencies';
import {findVersion} from './findVersion';
import {createHtml, createIndex, createTitle, createSourceFiles} from './projectFiles';
import type {PackageTable, SandboxDemo, SandboxForm} from './types';

const TAILWIND_CSS = `@import 'tailwindcss/theme.css';
@import 'tailwindcss/utilities.css';
`;

function toJson(object: unknown): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}

/** Returns the files of a demo as a StackBlitz project in the structure of Vite. */
export function createStackBlitzFiles(
  demo: SandboxDemo,
  packages: PackageTable,
): Record<string, string> {
  const extension = demo.variant === 'TS' ? 'tsx' : 'jsx';
  const {dependencies, devDependencies, overrides} = collectDependencies(
    demo.files.map(({code}) => code),
    packages,
    demo.variant,
  );
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(demo.hasTailwind ? ['tailwindcss', '@tailwindcss/vite'] : []),
  ];
  return {
    'index.html': createHtml(demo, {
      body: `\n    <script type="module" src="/src/index.${extension}"></script>`,
    }),
    [`src/index.${extension}`]: createIndex(demo, demo.hasTailwind ? ['./tailwind.css'] : []),
    ...(demo.hasTailwind && {'src/tailwind.css': TAILWIND_CSS}),
    ...createSourceFiles(demo, extension),
    'vite.config.js': `import react from '@vitejs/plugin-react';
${demo.hasTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import {defineConfig} from 'vite';

export default defineConfig({plugins: [react()${demo.hasTailwind ? ', tailwindcss()' : ''}]});
`,
    ...(demo.variant === 'TS' && {
      'tsconfig.json': toJson({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          noUncheckedSideEffectImports: false,
          skipLibCheck: true,
          esModuleInterop: true,
          resolveJsonModule: true,
          isolatedModules: true,
          noEmit: true,
          jsx: 'react-jsx',
          strict: true,
        },
        include: ['src'],
      }),
    }),
    'package.json': toJson({
      private: true,
      type: 'module',
      description: demo.sourceUrl,
      dependencies,
      devDependencies: {
        ...devDependencies,
        ...Object.fromEntries(tools.map((name) => [name, findVersion(name, packages)])),
      },
      ...(overrides && {overrides}),
      scripts: {dev: 'vite', build: 'vite build', preview: 'vite preview'},
    }),
  };
}

/** Returns the form that opens a demo in StackBlitz. */
export function createStackBlitzForm(demo: SandboxDemo, packages: PackageTable): SandboxForm {
  const title = createTitle(demo);
  const extension = demo.variant === 'TS' ? 'tsx' : 'jsx';
  return {
    action: `https://stackblitz.com/run?file=src/Demo.${extension}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': `# ${title}\n${demo.sourceUrl}`,
      ...Object.fromEntries(
        Object.entries(createStackBlitzFiles(demo, packages)).map(([path, content]) => [
          `project[files][${path}]`,
          content,
        ]),
      ),
    },
  };
}
