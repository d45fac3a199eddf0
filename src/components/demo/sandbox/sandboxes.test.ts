import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {decompressFromBase64} from 'lz-string';
import ts from 'typescript';
import {createCodeSandbox} from './createCodeSandbox';
import {createStackBlitz} from './createStackBlitz';
import {createChatRequest, openChat} from './openChat';
import {submitForm} from './submitForm';
import type {PackageTable, SandboxDemo} from './types';

// Two cases run the compiler, which takes its time on a slow machine.
jest.setTimeout(300_000);

const PACKAGES: PackageTable = {
  '@mui/x-charts': {version: '8.12.0'},
  '@tailwindcss/browser': {version: '4.3.4'},
  '@tailwindcss/vite': {version: '4.3.5'},
  'react-scripts': {version: '5.0.1'},
  tailwindcss: {version: '4.3.5'},
};
const DEMO: SandboxDemo = {
  name: 'BasicBars',
  productName: 'Charts',
  sourceUrl: 'https://github.com/mui/mui-x/blob/v8.12.1/docs/react-charts/bars/BasicBars.tsx',
  variant: 'TS',
  hasTailwind: false,
  files: [
    {name: 'BasicBars.tsx', code: `import {BarChart} from '@mui/x-charts/BarChart';`},
    {name: 'data/ferries.ts', code: 'export const ferries = [];\n'},
  ],
};
const IN_JS: SandboxDemo = {
  ...DEMO,
  variant: 'JS',
  files: [
    {name: 'BasicBars.js', code: `import {Row} from './Row';`},
    {name: 'Row.js', code: 'export const Row = () => <p />;\n'},
  ],
};

function readCodeSandbox(demo: SandboxDemo): Record<string, string> {
  const {parameters} = createCodeSandbox(demo, PACKAGES).fields;
  // The service reads its own alphabet of base64.
  const json = decompressFromBase64(parameters!.replaceAll('-', '+').replaceAll('_', '/'));
  const {files} = JSON.parse(json) as {files: Record<string, {content: string}>};
  return Object.fromEntries(Object.entries(files).map(([name, {content}]) => [name, content]));
}

function readStackBlitz(demo: SandboxDemo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(createStackBlitz(demo, PACKAGES).fields).flatMap(([name, value]) => {
      const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return file ? [[file, value]] : [];
    }),
  );
}

describe('createCodeSandbox', () => {
  it('goes to the define address with the demo open', () => {
    const {action, fields} = createCodeSandbox(DEMO, PACKAGES);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(Object.keys(fields)).toEqual(['parameters', 'embed', 'query']);
    expect(fields).toMatchObject({embed: '1', query: 'module=/src/Demo.tsx&fontsize=12'});
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    expect(createCodeSandbox(IN_JS, PACKAGES).fields.query).toBe('module=/src/Demo.js&fontsize=12');
  });

  it('lays the files out like create-react-app', () => {
    const files = readCodeSandbox(DEMO);
    expect(Object.keys(files).sort()).toEqual([
      'package.json',
      'public/index.html',
      'src/Demo.tsx',
      'src/data/ferries.ts',
      'src/index.tsx',
      'tsconfig.json',
    ]);
    expect(files['public/index.html']).toContain('<title>BasicBars demo — Charts</title>');
    expect(files['src/Demo.tsx']).toBe(`${DEMO.files[0]!.code}\n`);
    expect(files['src/index.tsx']).toContain("document.getElementById('root')!");
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      title: 'BasicBars demo — Charts',
      description: DEMO.sourceUrl,
      dependencies: {'@mui/x-charts': '8.12.0', 'react-scripts': '5.0.1'},
      // Without it, `npm install` refuses any TypeScript after 4.
      overrides: {'react-scripts': {typescript: '$typescript'}},
    });
  });

  it('needs no TypeScript in JavaScript', () => {
    const files = readCodeSandbox(IN_JS);
    expect(Object.keys(files).sort()).toEqual([
      'package.json',
      'public/index.html',
      'src/Demo.js',
      'src/Row.js',
      'src/index.js',
    ]);
    expect(files['src/index.js']).not.toContain('!');
    expect(JSON.parse(files['package.json']!)).toHaveProperty('devDependencies', {});
  });

  it('brings Tailwind to a demo that is styled by it, without its reset', () => {
    const html = readCodeSandbox({...DEMO, hasTailwind: true})['public/index.html'];
    expect(html).toContain('@tailwindcss/browser@4.3.4"');
    expect(html).toContain('@import "tailwindcss/utilities"');
    expect(html).not.toContain('preflight');
  });
});

describe('createStackBlitz', () => {
  it('goes to the run address with the demo open', () => {
    const {action, fields} = createStackBlitz(DEMO, PACKAGES);
    expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(fields).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'BasicBars demo — Charts',
      'project[description]': `# BasicBars demo — Charts\n${DEMO.sourceUrl}`,
    });
    expect(createStackBlitz(IN_JS, PACKAGES).action).toBe(
      'https://stackblitz.com/run?file=src/Demo.jsx',
    );
  });

  it('lays the files out like Vite', () => {
    const files = readStackBlitz(DEMO);
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/data/ferries.ts',
      'src/index.tsx',
      'tsconfig.json',
      'vite.config.js',
    ]);
    expect(files['index.html']).toContain('src="/src/index.tsx"');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      dependencies: {'@mui/x-charts': '8.12.0'},
      scripts: {dev: 'vite'},
    });
  });

  it('gives JSX the ending that Vite looks for', () => {
    expect(Object.keys(readStackBlitz(IN_JS))).toEqual(
      expect.arrayContaining(['src/Demo.jsx', 'src/Row.jsx', 'src/index.jsx']),
    );
  });

  it('brings Tailwind to a demo that is styled by it, at the version of the page', () => {
    const files = readStackBlitz({...DEMO, hasTailwind: true});
    expect(files['src/tailwind.css']).not.toContain('preflight');
    expect(files['src/index.tsx']).toContain("import './tailwind.css';");
    expect(files['vite.config.js']).toContain('tailwindcss()');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      devDependencies: {tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5'},
    });
  });
});

describe('the TypeScript of a sandbox', () => {
  /** What the compiler that the sandbox is given says of its options and of its demo. */
  function check(files: Record<string, string>): string[] {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text);
    }
    const {options, errors} = ts.parseJsonConfigFileContent(
      JSON.parse(files['tsconfig.json']!),
      ts.sys,
      folder,
    );
    const demo = path.join(folder, 'src/Demo.tsx');
    const program = ts.createProgram([demo], options);
    return [
      ...errors,
      ...program.getOptionsDiagnostics(),
      ...program.getSemanticDiagnostics(program.getSourceFile(demo)),
    ].map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  it.each([
    ['CodeSandbox', readCodeSandbox],
    ['StackBlitz', readStackBlitz],
  ])('has no complaint in %s, of a style sheet neither', (_, read) => {
    const code = `import './styles.css';\nexport default function Demo(): string {\n  return 'styled';\n}\n`;
    const files = [
      {name: 'BasicBars.tsx', code},
      {name: 'styles.css', code: 'p {}\n'},
    ];
    expect(check(read({...DEMO, files}))).toEqual([]);
  });
});

describe('submitForm', () => {
  it('posts hidden fields to a new tab and leaves no form behind', () => {
    const sent: unknown[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      sent.push([this.method, this.target, this.action, [...new FormData(this)]]);
    });
    submitForm({action: 'https://example.com/run', fields: {a: '1', 'b[c]': 'two'}});
    expect(sent).toEqual([
      [
        'post',
        '_blank',
        'https://example.com/run',
        [
          ['a', '1'],
          ['b[c]', 'two'],
        ],
      ],
    ]);
    expect(document.forms).toHaveLength(0);
  });
});

describe('createChatRequest', () => {
  it('names the product package and puts every file beside the demo', () => {
    const demo: SandboxDemo = {
      ...DEMO,
      files: [
        {
          name: 'BasicBars.tsx',
          code: `import {ferries} from './data/ferries';\nimport {BarChart} from '@mui/x-charts/BarChart';`,
        },
        DEMO.files[1]!,
      ],
    };
    expect(
      createChatRequest(demo, PACKAGES, {
        packageName: '@mui/x-charts',
        description: 'Bars overview - MUI X',
      }),
    ).toEqual({
      name: 'BasicBars',
      description: 'Bars overview - MUI X',
      files: [
        {
          path: 'BasicBars.tsx',
          content: `import {ferries} from './ferries';\nimport {BarChart} from '@mui/x-charts/BarChart';`,
          isEntry: true,
        },
        {path: 'ferries.ts', content: 'export const ferries = [];\n'},
      ],
      type: 'mui-docs',
      package: {name: '@mui/x-charts', version: '8.12.0'},
    });
  });
});

describe('openChat', () => {
  const request = createChatRequest(DEMO, PACKAGES, {packageName: 'x', description: 'y'});
  const answer = (ok: boolean, body: unknown) => {
    const fetch = jest.fn(async () => ({ok, json: async () => body}));
    Object.defineProperty(window, 'fetch', {value: fetch, configurable: true, writable: true});
    return fetch;
  };

  it('posts the demo and gives the address to go to', async () => {
    const fetch = answer(true, {nextUrl: 'https://chat.example/1'});
    await expect(openChat('https://chat.example/', request)).resolves.toBe(
      'https://chat.example/1',
    );
    expect(fetch).toHaveBeenCalledWith('https://chat.example/v1/public/chat/open', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(request),
    });
  });

  it.each([
    ['refuses', false, {nextUrl: 'https://chat.example/1'}],
    ['names no address', true, {}],
    ['names an address that would run as script', true, {nextUrl: 'javascript:alert(1)'}],
  ])('fails when the service %s', async (_, ok, body) => {
    answer(ok, body);
    await expect(openChat('https://chat.example', request)).rejects.toThrow(
      'Failed to open MUI Chat',
    );
  });
});

describe('a theme', () => {
  const theme = 'export const theme = createTheme({});\n';

  it('is a file that the index provides', () => {
    for (const read of [readCodeSandbox, readStackBlitz]) {
      const files = read({...DEMO, theme});
      expect(files['src/theme.ts']).toBe(theme);
      expect(files['src/index.tsx']).toContain("import {theme} from './theme';");
      expect(files['src/index.tsx']).toContain('<ThemeProvider theme={theme}>');
      expect(read({...IN_JS, theme})['src/theme.js']).toBe(theme);
    }
  });

  it('is left out where there is none', () => {
    const files = readStackBlitz(DEMO);
    expect(Object.keys(files).filter((name) => name.includes('theme'))).toEqual([]);
    expect(files['src/index.tsx']).not.toContain('ThemeProvider');
  });

  it('goes along to the chat', () => {
    const request = createChatRequest({...DEMO, theme}, PACKAGES, {
      packageName: '@mui/x-charts',
      description: '',
    });
    expect(request.files.at(-1)).toEqual({path: 'theme.ts', content: theme});
  });
});
