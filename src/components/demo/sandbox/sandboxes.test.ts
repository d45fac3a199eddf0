import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {decompressFromBase64} from 'lz-string';
import ts from 'typescript';
import {createCodeSandboxForm} from './createCodeSandbox';
import {createProjectFiles, createZip} from './createProject';
import {createPrompt, type PromptContext} from './createPrompt';
import {createStackBlitzForm} from './createStackBlitz';
import {createChatRequest, requestChat} from './chatRequest';
import type {PackageTable, SandboxDemo} from './types';

// Two cases run the TypeScript compiler, which is slow on some machines.
jest.setTimeout(300_000);

const PACKAGES: PackageTable = {
  '@mui/x-charts': {version: '8.12.0'},
  '@tailwindcss/browser': {version: '4.3.4'},
  '@tailwindcss/vite': {version: '4.3.5'},
  'react-scripts': {version: '5.0.1'},
  tailwindcss: {version: '4.3.5'},
};
const THEME = 'export const theme = createTheme({});\n';
const DEMO: SandboxDemo = {
  name: 'BasicBars',
  productName: 'Charts',
  sourceUrl: 'https://github.com/mui/mui-x/blob/v8.12.1/docs/react-charts/bars/BasicBars.tsx',
  variant: 'TS',
  hasTailwind: false,
  files: [
    {name: 'BasicBars.tsx', code: `import {BarChart} from '@mui/x-charts/BarChart';`},
    {name: 'data/orders.ts', code: 'export const orders = [];\n'},
  ],
};
const JS_DEMO: SandboxDemo = {
  ...DEMO,
  variant: 'JS',
  files: [
    {name: 'BasicBars.js', code: `import {Row} from './Row';`},
    {name: 'Row.js', code: 'export const Row = () => <p />;\n'},
  ],
};

function readCodeSandbox(demo: SandboxDemo): Record<string, string> {
  const {parameters} = createCodeSandboxForm(demo, PACKAGES).fields;
  // The service uses its own base64 alphabet.
  const json = decompressFromBase64(parameters!.replaceAll('-', '+').replaceAll('_', '/'));
  const {files} = JSON.parse(json) as {files: Record<string, {content: string}>};
  return Object.fromEntries(Object.entries(files).map(([name, {content}]) => [name, content]));
}

function readStackBlitz(demo: SandboxDemo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(createStackBlitzForm(demo, PACKAGES).fields).flatMap(([name, value]) => {
      const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return file ? [[file, value]] : [];
    }),
  );
}

const listNames = (files: Record<string, string>) => Object.keys(files).sort().join(' ');
const readPackageJson = (files: Record<string, string>) =>
  JSON.parse(files['package.json']!) as object;

describe('createCodeSandboxForm', () => {
  it('posts to the define URL with the demo open', () => {
    const {action, fields} = createCodeSandboxForm(DEMO, PACKAGES);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields).toEqual({
      parameters: expect.stringMatching(/^[\w-]+$/),
      embed: '1',
      query: 'module=/src/Demo.tsx&fontsize=12',
    });
    expect(createCodeSandboxForm(JS_DEMO, PACKAGES).fields.query).toBe(
      'module=/src/Demo.js&fontsize=12',
    );
  });

  it('uses the structure of create-react-app, without TypeScript in JavaScript', () => {
    const files = readCodeSandbox(DEMO);
    expect(listNames(files)).toBe(
      'package.json public/index.html src/Demo.tsx src/data/orders.ts src/index.tsx tsconfig.json',
    );
    expect(files['public/index.html']).toContain('<title>BasicBars demo — Charts</title>');
    expect(files['src/Demo.tsx']).toBe(`${DEMO.files[0]!.code}\n`);
    expect(files['src/index.tsx']).toContain("document.getElementById('root')!");
    expect(readPackageJson(files)).toMatchObject({
      title: 'BasicBars demo — Charts',
      description: DEMO.sourceUrl,
      dependencies: {'@mui/x-charts': '8.12.0', 'react-scripts': '5.0.1'},
      // Without it, `npm install` rejects TypeScript versions later than 4.
      overrides: {'react-scripts': {typescript: '$typescript'}},
    });
    const inJs = readCodeSandbox(JS_DEMO);
    expect(listNames(inJs)).toBe(
      'package.json public/index.html src/Demo.js src/Row.js src/index.js',
    );
    expect(inJs['src/index.js']).not.toContain('!');
    expect(readPackageJson(inJs)).toHaveProperty('devDependencies', {});
  });

  it('adds Tailwind to a demo that uses it, without its reset', () => {
    const html = readCodeSandbox({...DEMO, hasTailwind: true})['public/index.html'];
    expect(html).toContain('@tailwindcss/browser@4.3.4"');
    expect(html).toContain('@import "tailwindcss/utilities"');
    expect(html).not.toContain('preflight');
  });
});

describe('createStackBlitzForm', () => {
  it('posts to the run URL with the demo open', () => {
    const {action, fields} = createStackBlitzForm(DEMO, PACKAGES);
    expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(fields).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'BasicBars demo — Charts',
      'project[description]': `# BasicBars demo — Charts\n${DEMO.sourceUrl}`,
    });
  });

  it('uses the structure of Vite, which requires the extension .jsx', () => {
    const files = readStackBlitz(DEMO);
    expect(listNames(files)).toBe(
      'index.html package.json src/Demo.tsx src/data/orders.ts src/index.tsx tsconfig.json vite.config.js',
    );
    expect(files['index.html']).toContain('src="/src/index.tsx"');
    expect(readPackageJson(files)).toMatchObject({
      dependencies: {'@mui/x-charts': '8.12.0'},
      scripts: {dev: 'vite'},
    });
    expect(listNames(readStackBlitz(JS_DEMO))).toContain('src/Demo.jsx src/Row.jsx src/index.jsx');
    expect(createStackBlitzForm(JS_DEMO, PACKAGES).action).toMatch(/file=src\/Demo\.jsx$/);
  });

  it('adds Tailwind to a demo that uses it, in the version of the page', () => {
    const files = readStackBlitz({...DEMO, hasTailwind: true});
    expect(files['src/tailwind.css']).not.toContain('preflight');
    expect(files['src/index.tsx']).toContain("import './tailwind.css';");
    expect(files['vite.config.js']).toContain('tailwindcss()');
    expect(readPackageJson(files)).toMatchObject({
      devDependencies: {tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5'},
    });
  });
});

it.each([
  ['CodeSandbox', readCodeSandbox],
  ['StackBlitz', readStackBlitz],
])('the TypeScript of %s reports no errors, including for style sheets', (_, read) => {
  const code = `import './styles.css';\nexport default function Demo(): string {\n  return 'styled';\n}\n`;
  const sources = [
    {name: 'BasicBars.tsx', code},
    {name: 'styles.css', code: 'p {}\n'},
  ];
  const files = read({...DEMO, files: sources});
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  const config: unknown = JSON.parse(files['tsconfig.json']!);
  const {options, errors} = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const demo = path.join(folder, 'src/Demo.tsx');
  const program = ts.createProgram([demo], options);
  const problems = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getSemanticDiagnostics(program.getSourceFile(demo)),
  ].map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(problems).toEqual([]);
});

describe('the project to download', () => {
  it('has the files of StackBlitz and a README, in a folder of the same name', () => {
    const zip = unzipSync(createZip(createProjectFiles(DEMO, PACKAGES)));
    const files = Object.fromEntries(
      Object.entries(zip).map(([name, content]) => [name, strFromU8(content)]),
    );
    const {'BasicBars/README.md': readme, ...others} = files;
    expect(readme).toContain('# BasicBars demo — Charts');
    expect(readme).toContain(DEMO.sourceUrl);
    expect(others).toEqual(
      Object.fromEntries(
        Object.entries(readStackBlitz(DEMO)).map(([name, text]) => [`BasicBars/${name}`, text]),
      ),
    );
  });
});

describe('createPrompt', () => {
  const CONTEXT: PromptContext = {
    title: 'Basic bars',
    description: 'Each series is a row of bars.',
    url: 'https://docs.example/x/react-charts/bars/#BasicBars.tsx',
    markdownUrl: 'https://docs.example/x/react-charts/bars.md',
  };

  it('has the description, the versions, and all files, and ends with a heading for the task', () => {
    const prompt = createPrompt({...DEMO, theme: THEME}, PACKAGES, CONTEXT);
    for (const part of [
      CONTEXT.description,
      CONTEXT.url,
      CONTEXT.markdownUrl,
      '`@mui/x-charts@8.12.0`',
      'Write TypeScript',
      `### src/Demo.tsx\n\n\`\`\`tsx\n${DEMO.files[0]!.code}\n\`\`\``,
      '### src/data/orders.ts',
      '### src/theme.ts',
    ]) {
      expect(prompt).toContain(part);
    }
    expect(prompt).not.toContain('Plan:');
    expect(prompt.endsWith('## My task\n\n')).toBe(true);
    expect(createPrompt(JS_DEMO, PACKAGES, CONTEXT)).toContain('Write JavaScript');
  });

  it('names the plan that a demo needs', () => {
    const prompt = createPrompt(DEMO, PACKAGES, {...CONTEXT, plan: 'premium'});
    expect(prompt).toContain('Plan: Premium.');
  });

  it('uses a longer fence for code that contains a fence', () => {
    const code = 'const text = `\n\\`\\`\\`\n```js\n```\n`;';
    const prompt = createPrompt(
      {...DEMO, files: [{name: 'BasicBars.tsx', code}]},
      PACKAGES,
      CONTEXT,
    );
    expect(prompt).toContain(`\`\`\`\`tsx\n${code}\n\`\`\`\``);
  });
});

it.each([readCodeSandbox, readStackBlitz])(
  'a package gets the dependencies that the site gives it (%#)',
  (read) => {
    const pro = {version: '8.10.1', overrides: {'@mui/x-tree-view': '8.10.2'}};
    PACKAGES['@mui/x-tree-view-pro'] = pro;
    const code = "import {RichTreeViewPro} from '@mui/x-tree-view-pro';";
    const files = read({...DEMO, files: [{name: 'BasicBars.tsx', code}]});
    expect(readPackageJson(files)).toMatchObject({
      overrides: {'@mui/x-tree-view-pro': pro.overrides},
    });
  },
);

it('createChatRequest contains the product package and puts every file next to the demo', () => {
  const code = (file: string) =>
    `import {orders} from '${file}';\nimport {BarChart} from '@mui/x-charts/BarChart';`;
  const demo = {
    ...DEMO,
    files: [{name: 'BasicBars.tsx', code: code('./data/orders')}, DEMO.files[1]!],
    theme: THEME,
  };
  const page = {packageName: '@mui/x-charts', description: 'Bars overview - MUI X'};
  expect(createChatRequest(demo, PACKAGES, page)).toEqual({
    name: 'BasicBars',
    description: 'Bars overview - MUI X',
    files: [
      {path: 'BasicBars.tsx', content: code('./orders'), isEntry: true},
      {path: 'orders.ts', content: 'export const orders = [];\n'},
      {path: 'theme.ts', content: THEME},
    ],
    type: 'mui-docs',
    package: {name: '@mui/x-charts', version: '8.12.0'},
  });
});

describe('requestChat', () => {
  const request = createChatRequest(DEMO, PACKAGES, {packageName: 'x', description: 'y'});
  const nextUrl = 'https://chat.example/1';
  const mockResponse = (ok: boolean, body: unknown) => {
    const fetch = jest.fn(async () => ({ok, json: async () => body}));
    Object.defineProperty(window, 'fetch', {value: fetch, configurable: true, writable: true});
    return fetch;
  };

  it('posts the demo and resolves with the URL of the chat', async () => {
    const fetch = mockResponse(true, {nextUrl});
    await expect(requestChat('https://chat.example/', request)).resolves.toBe(nextUrl);
    expect(fetch).toHaveBeenCalledWith('https://chat.example/v1/public/chat/open', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(request),
    });
  });

  it.each([
    ['rejects the request', false, {nextUrl}],
    ['returns no URL', true, {}],
    ['returns a URL that would run as script', true, {nextUrl: 'javascript:alert(1)'}],
  ])('fails when the service %s', async (_, ok, body) => {
    mockResponse(ok, body);
    const opened = requestChat('https://chat.example', request);
    await expect(opened).rejects.toThrow('Failed to open MUI Chat');
  });
});

it.each([readCodeSandbox, readStackBlitz])(
  'a theme is a separate file that the index imports (%#)',
  (read) => {
    const files = read({...DEMO, theme: THEME});
    expect(files['src/theme.ts']).toBe(THEME);
    expect(files['src/index.tsx']).toContain("import {theme} from './theme';");
    expect(files['src/index.tsx']).toContain('<ThemeProvider theme={theme}>');
    expect(read({...JS_DEMO, theme: THEME})['src/theme.js']).toBe(THEME);
    expect(read(DEMO)['src/index.tsx']).not.toContain('ThemeProvider');
  },
);
