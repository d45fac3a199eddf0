import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Page} from '@playwright/test';
import {expect, hydrated, isFullRun, openPage, test} from './harness';
import {BUILDS, docusaurusCommand, docusaurusEnv} from './harness/builds';
import {run} from './harness/chromium';
import {ROOT} from './harness/paths';

/** Whether nobody listens at a port. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port below those that the system hands out: until the server has started, no other test is given it. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) {
      return port;
    }
  }
}

const QUICKSTART = 'react-data-grid/quickstart';

/** A page that nobody opens: it is at problem when the server starts. */
const UNOPENED = 'docs/react-charts/quickstart/index.mdx';

/** What development builds and their server say. */
const ALLOWED = [
  /React DevTools/,
  /webpack-dev-server|\[HMR\]|WebSocket/,
  // A page that was asked for while the server was building: it is loaded anew.
  /^answer 404: .*\.hot-update\.json$/,
];

/** The quickstart, open through all tests that don't say otherwise. */
let page: Page;
let right = '';
let server: {folder: string; origin: string; output: string; stop: () => void};

// Each test leaves the server and its files as the next one expects them.
test.describe.configure({mode: 'serial', timeout: 600_000});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const port = await freePort();
  // The whole site takes a slow machine minutes; what `npm start` does, it does for a dozen pages too.
  const folder = isFullRun ? ROOT : BUILDS.development.quickSite('start-site');
  if (!isFullRun) {
    const file = path.join(folder, UNOPENED);
    right = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, right.replace('<Demo ', '<Dmeo '));
  }
  // A group of its own, so that it ends with all that it started.
  const child = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...docusaurusEnv(), NODE_ENV: 'development'},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void process.kill(-child.pid!, 'SIGTERM');
  server = {folder, origin: `http://localhost:${port}`, output: '', stop};
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      // Colored, because Playwright asks for that.
      server.output += stripVTControlCharacters(String(chunk));
      if (/compiled (?:successfully|with)/.test(server.output)) {
        resolve();
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(server.output)));
  });
  page = await openPage(`${server.origin}/x/${QUICKSTART}/`, {
    // The browser may still load the module that failed, before the page is reloaded.
    allow: [...ALLOWED, /Cannot find module|Module build failed|undefined factory/],
  });
});

test.afterAll(() => server.stop());

test('npm start shows the English docs, as the README says it', async () => {
  expect(server.output).toMatch(/compiled successfully/);
  const demo = page.locator('[data-demo="FirstGrid"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('grid').waitFor();
  expect(await page.locator('main h1').textContent()).toBe('Data Grid quickstart');
  expect(await page.locator('.translation-notice').count()).toBe(0);
});

test('a build of another language beside it leaves its pages English', async () => {
  const [command, args] = docusaurusCommand(['build', '--locale', 'zh']);
  // What a build writes for the bundler is all that the server could take for its own.
  const env = {...docusaurusEnv(), DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
  await run(command, args, {cwd: server.folder, env});
  await page.reload();
  await hydrated(page);
  expect(await page.locator('main h1').textContent()).toBe('Data Grid quickstart');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.locator('.translation-notice').count()).toBe(0);
});

/** What stands over the page, where something does. */
const readOverlay = (of = page) =>
  of.evaluate(
    () =>
      document.querySelector<HTMLIFrameElement>('#webpack-dev-server-client-overlay')
        ?.contentDocument?.body.innerText ?? '',
  );

/** Writes a file, and waits until it is compiled. The overlay closes when a compilation begins, which is too early. */
async function compile(file: string, text: string): Promise<void> {
  const from = server.output.length;
  fs.writeFileSync(file, text);
  await expect(() =>
    expect(server.output.slice(from)).toMatch(/compiled (?:successfully|with)/),
  ).toPass();
}

// A run of the whole site looks at the files that are under version control.
const edits = isFullRun ? test.describe.skip : test.describe;

edits('pages are compiled when somebody asks for them', () => {
  test('what is wrong with a page that nobody has opened is told, until it is edited', async () => {
    await expect(async () =>
      expect(await readOverlay(page)).toContain('Unknown component `<Dmeo>`.'),
    ).toPass();
    const file = path.join(server.folder, UNOPENED);
    fs.writeFileSync(file, right.replace('<Demo ', '<Dmoe '));
    await expect(async () => {
      const told = await readOverlay(page);
      expect(told).toContain('Unknown component `<Dmoe>`.');
      expect(told).not.toContain('<Dmeo>');
    }).toPass();
    await compile(file, right);
    await expect(async () => expect(await readOverlay(page)).toBe('')).toPass();
  });

  test('a link leads to a page that nobody has opened, in the same document', async () => {
    const page = await openPage(`${server.origin}/x/react-date-pickers/`, {
      // An update that arrives while the page loads may run a module a second time.
      allow: [...ALLOWED, /loading @emotion\/react when it is already loaded/],
    });
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page
      .locator('a[href="/x/react-date-pickers/quickstart/"]')
      .first()
      .dispatchEvent('click');
    await expect(async () =>
      expect(await page.locator('main h1').textContent()).toBe('Date and Time Pickers quickstart'),
    ).toPass();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('a page that is at problem does not keep another from being opened', async () => {
    const page = await openPage(`${server.origin}/x/react-charts/quickstart/`, {
      // What the server tells, and what Docusaurus says before it loads the address anew.
      allow: [...ALLOWED, /status of 409|answer 409|isn't compiled yet/],
    });
    const file = path.join(server.folder, UNOPENED);
    fs.writeFileSync(file, right.replace('<Demo ', '<Dmeo '));
    await expect(async () => expect(await readOverlay(page)).toContain('<Dmeo>')).toPass();
    // Not the group of the sidebar.
    const next = page.locator('a[href="/x/react-tree-view/quickstart/"]:not([role])');
    await next.first().dispatchEvent('click');
    await expect(async () =>
      expect(await page.locator('main h1').textContent()).toBe('Tree View quickstart'),
    ).toPass();
    await compile(file, right);
    await expect(async () => expect(await readOverlay(page)).toBe('')).toPass();
  });

  test('an edit of a demo and one of the text are shown', async () => {
    for (const [name, edit] of [
      [
        `docs/${QUICKSTART}/FirstGrid.tsx`,
        (text: string) => text.replace(/headerName: '/, '$&New '),
      ],
      [`docs/${QUICKSTART}/index.mdx`, (text: string) => text.replace(/^## /m, '$&New ')],
    ] as const) {
      const file = path.join(server.folder, name);
      const before = fs.readFileSync(file, 'utf8');
      // The page may be reloaded first, after the test before.
      await expect(async () => {
        await page.locator('[data-demo="FirstGrid"]').scrollIntoViewIfNeeded();
        await expect(page.getByRole('grid')).toBeVisible({timeout: 2000});
      }).toPass();
      fs.writeFileSync(file, edit(before));
      await expect(async () =>
        expect(await page.locator('main').textContent()).toContain('New '),
      ).toPass();
      fs.writeFileSync(file, before);
      await expect(async () =>
        expect(await page.locator('main').textContent()).not.toContain('New '),
      ).toPass();
    }
  });
});

edits('what is wrong stands over the page until it is right', () => {
  const PAGE = `docs/${QUICKSTART}/index.mdx`;

  for (const [what, name, edit, line] of [
    [
      'a row of the sidebar',
      'sidebars.ts',
      (text) => text.replace(`"${QUICKSTART}"`, `"${QUICKSTART}s"`),
      `No document for page('${QUICKSTART}s'). Did you mean '${QUICKSTART}'?`,
    ],
    [
      'a row of the sidebar once more, after it was put back as by git checkout',
      'sidebars.ts',
      (text) => text.replace(`"${QUICKSTART}"`, `"${QUICKSTART}x"`),
      `${PAGE}:1: The page isn't in the sidebar.`,
    ],
    [
      'a sidebar that is no code',
      'sidebars.ts',
      (text) => text.replace('group(', 'group(('),
      'Unexpected token',
    ],
    [
      'the title of a page',
      PAGE,
      (text) => text.replace(/^title: .*$/m, `title: ${'Quick '.repeat(20)}`),
      `${PAGE}:2: "title" must be at most 70 characters long`,
    ],
  ] as [string, string, (text: string) => string, string][]) {
    test(`${what}`, async () => {
      const file = path.join(server.folder, name);
      const right = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, edit(right));
      await expect(async () => expect(await readOverlay(page)).toContain(line)).toPass();
      fs.rmSync(file);
      fs.writeFileSync(file, right);
      await expect(async () => expect(await readOverlay(page)).toBe('')).toPass();
      await expect(async () =>
        expect(await page.locator('main h1').textContent()).toBe('Data Grid quickstart'),
      ).toPass();
    });
  }
});

edits('added, renamed, and removed files', () => {
  const FOLDER = `docs/${QUICKSTART}`;
  const PAGE = `${FOLDER}/index.mdx`;
  const at = (name: string) => path.join(server.folder, name);
  const demo = (word: string, more = '') =>
    `${more}export default function Fresh() {\n  return <p>${word} demo</p>;\n}\n`;
  let pageText = '';

  /** Writes the page with lines at its end, and returns the number of the first. */
  const writePage = (lines: string): number => {
    fs.writeFileSync(at(PAGE), `${pageText}\n${lines}\n`);
    return pageText.split('\n').length + 1;
  };
  const reported = (line: string) =>
    expect(async () => expect(await readOverlay()).toContain(line)).toPass();
  const shown = async (name: string, word: string) => {
    await expect(async () => expect(await readOverlay()).toBe('')).toPass();
    // Once more after the page was reloaded, which may come after the first look.
    await expect(async () => {
      const stage = page.locator(`[data-demo="${name}"]`);
      await stage.scrollIntoViewIfNeeded();
      expect(await stage.textContent()).toContain(`${word} demo`);
    }).toPass();
  };

  test.beforeAll(() => {
    // Where this part runs alone, too.
    fs.writeFileSync(at(UNOPENED), right);
    pageText = fs.readFileSync(at(PAGE), 'utf8');
  });
  test.afterEach(async () => {
    fs.writeFileSync(at(PAGE), pageText);
    for (const name of ['FreshGauge.tsx', 'FreshDial.tsx', 'FreshDial', 'plan.png', 'fresh.ts']) {
      fs.rmSync(at(`${FOLDER}/${name}`), {recursive: true, force: true});
    }
    fs.rmSync(at('docs/react-data-grid/data/fresh.ts'), {force: true});
    fs.rmSync(at('static/static/plan.png'), {force: true});
    await expect(async () => expect(await readOverlay()).toBe('')).toPass();
  });

  const missing = (line: number, name: string) =>
    `${PAGE}:${line}: \`<Demo name="${name}">\`: Demo "${name}" not found next to the page.`;

  test('a demo that is written after its tag, renamed before and after it, and deleted', async () => {
    const line = writePage('<Demo name="FreshGauge" />');
    await reported(missing(line, 'FreshGauge'));
    fs.writeFileSync(at(`${FOLDER}/FreshGauge.tsx`), demo('First'));
    await shown('FreshGauge', 'First');

    // First the file.
    fs.renameSync(at(`${FOLDER}/FreshGauge.tsx`), at(`${FOLDER}/FreshDial.tsx`));
    await reported(missing(line, 'FreshGauge'));
    expect(await readOverlay()).not.toContain('Cannot find module');
    writePage('<Demo name="FreshDial" />');
    await shown('FreshDial', 'First');

    // First the tag.
    writePage('<Demo name="FreshGauge" />');
    await reported(missing(line, 'FreshGauge'));
    fs.renameSync(at(`${FOLDER}/FreshDial.tsx`), at(`${FOLDER}/FreshGauge.tsx`));
    await shown('FreshGauge', 'First');

    fs.rmSync(at(`${FOLDER}/FreshGauge.tsx`));
    await reported(missing(line, 'FreshGauge'));
    expect(await readOverlay()).not.toContain('Cannot find module');
  });

  test('a demo that becomes a folder, and a file that it imports', async () => {
    fs.writeFileSync(at(`${FOLDER}/FreshDial.tsx`), demo('Single'));
    writePage('<Demo name="FreshDial" />');
    await shown('FreshDial', 'Single');
    fs.mkdirSync(at(`${FOLDER}/FreshDial`));
    fs.renameSync(at(`${FOLDER}/FreshDial.tsx`), at(`${FOLDER}/FreshDial/index.tsx`));
    fs.writeFileSync(
      at(`${FOLDER}/FreshDial/index.tsx`),
      demo('Folder', "import {rows} from '../../data/fresh';\n\nvoid rows;\n\n"),
    );
    await reported(`${FOLDER}/FreshDial/index.tsx:1: Imported file "../../data/fresh" not found.`);
    fs.writeFileSync(
      at('docs/react-data-grid/data/fresh.ts'),
      'export const rows: string[] = [];\n',
    );
    await shown('FreshDial', 'Folder');
    fs.rmSync(at('docs/react-data-grid/data/fresh.ts'));
    await reported(`${FOLDER}/FreshDial/index.tsx:1: Imported file "../../data/fresh" not found.`);
  });

  for (const [what, address, file] of [
    ['beside the page', './plan.png', `${FOLDER}/plan.png`],
    ['of the site', '/static/plan.png', 'static/static/plan.png'],
  ] as const) {
    test(`a picture ${what}`, async () => {
      const picture = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
        'base64',
      );
      writePage(`![Plan of the floor](${address})`);
      await reported('plan.png');
      fs.writeFileSync(at(file), picture);
      await page.getByAltText('Plan of the floor').waitFor();
      await expect(async () => expect(await readOverlay()).toBe('')).toPass();
      fs.rmSync(at(file));
      await reported('plan.png');
    });
  }

  test('a demo of a page that nobody has opened', async () => {
    const page = fs.readFileSync(at('docs/react-charts/index.mdx'), 'utf8');
    const names = page.match(/(?<=<Demo name=")\w+/g) ?? [];
    // Some demos are folders.
    const name = names.find((each) => fs.existsSync(at(`docs/react-charts/${each}.tsx`)))!;
    const file = at(`docs/react-charts/${name}.tsx`);
    const text = fs.readFileSync(file, 'utf8');
    fs.rmSync(file);
    await reported(`Demo "${name}" not found next to the page.`);
    fs.writeFileSync(file, text);
    await expect(async () => expect(await readOverlay()).toBe('')).toPass();
  });
});
