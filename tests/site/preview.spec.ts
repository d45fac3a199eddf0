import {spawn, type ChildProcess} from 'node:child_process';
import {type BuildName, expect, hydrated, isFullRun, openPage, test, versionEntry} from './harness';
import {ROOT} from './harness/paths';

/** What the preview serves beside the current docs; naming it has it built. */
const OLDER: BuildName = 'v7';

interface Preview {
  /** Ends with the program. */
  process: ChildProcess;
  /** Everything that it said so far. */
  said: () => string;
}

/** Starts `npm run preview` without npm in between. */
function startPreview(port: number | string): Preview {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/preview.ts', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return {process: child, said: () => said};
}

/** Its exit code, once it has ended. */
const ended = ({process: child}: Preview): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

/** The two addresses that a reader is told, once both are. */
function addresses(preview: Preview): Promise<{current: string; older: string}> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = preview.said().match(/http:\/\/\S+(?=\s)/g) ?? [];
      const [current, older] = found;
      if (current && older) {
        resolve({current, older});
      }
    };
    preview.process.stdout?.on('data', look);
    preview.process.once('close', () => reject(new Error(preview.said())));
  });
}

/** It serves every language of every version, which only the full run has built. */
(isFullRun ? test.describe : test.describe.skip)('the preview of all versions', () => {
  let preview: Preview;
  let current: string;
  let older: string;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    preview = startPreview(0);
    const told = await addresses(preview);
    current = new URL(told.current).origin;
    older = new URL(told.older).origin;
  });

  test.afterAll(async () => {
    const end = ended(preview);
    preview.process.kill();
    await end;
  });

  test('has the current docs at localhost, and those of v7 beside them', () => {
    expect(new URL(current).hostname).toBe('localhost');
    expect(older).toBe(current.replace('//', `//${OLDER}.`));
  });

  test('a reader goes from the current docs to v7 and back by the banner, and is on the same page', async () => {
    const page = await openPage(`${current}/x/introduction/`);
    await page.locator('main a[href="/x/react-data-grid/"]').first().click();
    await page.waitForURL(`${current}/x/react-data-grid/`);
    const place = '/x/react-data-grid/#how-a-grid-is-made';
    await page.evaluate(() => {
      location.hash = 'how-a-grid-is-made';
    });
    await page.waitForURL(current + place);

    await (await versionEntry(page, /^v7/, older + place)).click();
    await page.waitForURL(older + place);
    await hydrated(page);
    expect(await page.locator('#mui-version-selector').innerText()).toMatch(/^v7\./);

    const back = page.locator(`.theme-doc-version-banner a[href="${current}${place}"]`);
    await back.click();
    await page.waitForURL(current + place);
    await hydrated(page);
    expect(await page.locator('#mui-version-selector').innerText()).toMatch(/^v8\./);
  });

  test('says in one line that a port is taken, and which one to take instead', async () => {
    test.setTimeout(120_000);
    const {port} = new URL(current);
    const second = startPreview(port);
    expect(await ended(second)).toBe(1);
    expect(second.said().trim()).toBe(
      `preview: port ${port} is taken; npm run preview -- ${Number(port) + 1}`,
    );
  });
});

test('the preview says in one line what is no port', async () => {
  test.setTimeout(120_000);
  const preview = startPreview('thousand');
  expect(await ended(preview)).toBe(1);
  expect(preview.said().trim()).toBe('preview: thousand is no port; npm run preview -- 3001');
});
