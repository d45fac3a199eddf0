import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {axeViolations} from './harness/axe';
import {docusaurusCommand, docusaurusEnv} from './harness/builds';
import {launchOptions, run} from './harness/chromium';
import {walkDown} from './harness/crawl';
import {guardPage} from './harness/guard';
import {measureDemos} from './harness/measureDemos';
import {findUnlabeledElements} from './harness/findUnlabeledElements';
import {overflow} from './harness/overflow';
import {fileOf, makePartialSite} from './harness/partialSite';
import {CACHE, ROOT} from './harness/paths';
import {serveFolder} from './harness/staticServer';
import {frames} from './harness/wait';

/**
 * For writers: builds a site of the pages named on the command line and nothing else, opens each one, runs its demos, and
 * prints what is wrong with it. Pictures to look at are written to `.cache/look/<page>/`.
 */
async function main(): Promise<number> {
  const routes = process.argv.slice(2).map(toRoute);
  if (routes.length === 0) {
    throw new Error('Name the pages to check: npm run check:pages -- react-charts/bars');
  }
  const name = `pages-${process.pid}`;
  const folder = path.join(CACHE, 'builds', name);
  const site = makePartialSite(`${name}-site`, routes);
  try {
    const [command, args] = docusaurusCommand(['build', '--locale', 'en', '--out-dir', folder]);
    try {
      await run(command, args, {env: docusaurusEnv(), cwd: site});
    } catch (error) {
      throw new Error(shorten((error as Error).message, site));
    }
    return await lookAt(folder, routes);
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * `docs/react-charts/bars/index.mdx`, `/x/react-charts/bars/` and `react-charts/bars` name the same page. API pages need
 * the files that a build or `npm start` leaves in docs/api.
 */
function toRoute(given: string): string {
  const route = given.replace(/^\/?(docs|x)\//, '').replace(/\/?(index)?(\.mdx)?$/, '');
  const file = fileOf(route);
  if (!fs.existsSync(path.join(ROOT, 'docs', file))) {
    throw new Error(`docs/${file} does not exist; name a page below docs/`);
  }
  return route;
}

/** The lines of a failed build that say what is wrong. */
function shorten(message: string, site: string): string {
  const lines = message
    .replaceAll(`${site}/`, '')
    .split('\n')
    .filter((line) => !/^\s*at |^\s*$|\[INFO\]|webpackbar/i.test(line));
  return lines.slice(0, 60).join('\n');
}

/** Opens every page and prints its problems. Returns how many pages have some. */
async function lookAt(folder: string, routes: readonly string[]): Promise<number> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await launchOptions());
  let wrong = 0;
  try {
    const context = await browser.newContext({
      viewport: {width: 1400, height: 900},
      reducedMotion: 'reduce',
    });
    // tsx keeps the names of functions with a helper that the page doesn't have.
    await context.addInitScript('globalThis.__name = (target) => target;');
    for (const route of routes) {
      const page = await context.newPage();
      const guard = guardPage(page);
      await page.goto(`${server.origin}/x/${route}/`, {waitUntil: 'load'});
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
      const problems = [
        ...(await walkDown(page)),
        ...(await measureDemos(page)),
        ...(await findUnlabeledElements(page)),
        ...(await axeViolations(page)),
      ];
      await takePictures(page, route, '1400');
      await page.emulateMedia({colorScheme: 'dark'});
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await frames(page);
      problems.push(...(await axeViolations(page, 'colors')).map((problem) => `dark: ${problem}`));
      await takePictures(page, route, 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await page.setViewportSize({width: 390, height: 844});
      await frames(page);
      problems.push(...(await overflow(page)).map((problem) => `390 px: ${problem}`));
      await takePictures(page, route, '390');
      problems.push(...guard.take());
      wrong += problems.length > 0 ? 1 : 0;
      console.log(
        problems.length > 0 ? `${route}\n  ${problems.join('\n  ')}` : `${route}: nothing found`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log('Pictures: .cache/look/<page>/{1400,dark,390}-<n>.png');
  return wrong;
}

/** The article in pieces of 2,000 px, so that each can be looked at in its own size. */
async function takePictures(page: Page, route: string, look: string): Promise<void> {
  const target = path.join(CACHE, 'look', route);
  fs.mkdirSync(target, {recursive: true});
  for (const old of fs.readdirSync(target).filter((file) => file.startsWith(`${look}-`))) {
    fs.rmSync(path.join(target, old));
  }
  const box = await page.locator('article').first().boundingBox();
  if (!box) {
    return;
  }
  const piece = look === '390' ? 3000 : 2000;
  for (let index = 0; index * piece < box.height; index += 1) {
    await page.screenshot({
      path: path.join(target, `${look}-${index + 1}.png`),
      fullPage: true,
      clip: {
        x: Math.max(0, box.x - 8),
        y: box.y + index * piece,
        width: box.width + 16,
        height: Math.min(piece, box.height - index * piece),
      },
    });
  }
}

main().then(
  (wrong) => {
    process.exitCode = wrong > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
