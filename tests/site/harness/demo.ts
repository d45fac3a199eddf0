import type {Locator, Page} from '@playwright/test';
import {openPage, type OpenOptions} from './index';

/** A page with many demos, which come in every styling. */
export const BARS = '/x/react-charts/bars/';
/** A page of pickers, whose demos open windows. */
export const PICKERS = '/x/react-date-pickers/quickstart/';
/** Demos of the fixtures. */
export const ODD = '/x/react-charts/demos/';
/** Demos of the fixtures with what a page may ask of a demo. */
export const OPTIONS = '/x/react-charts/options/';

export const demoOf = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);
export const stageOf = (demo: Locator) => demo.locator('[data-demo-scope]');
export const codeOf = (demo: Locator) => demo.locator('pre').innerText();

/** Brings a demo into view and waits until it runs. */
export async function runDemo(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  await demo.scrollIntoViewIfNeeded();
  await stageOf(demo).locator(':scope > *').first().waitFor({state: 'attached'});
  return demo;
}

/** Opens a page and runs a demo of it. */
export async function openDemo(
  address: string,
  name: string,
  options?: OpenOptions,
): Promise<{page: Page; demo: Locator}> {
  const page = await openPage(address, options);
  return {page, demo: await runDemo(page, name)};
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Gives a page so much before its first demo that it is far below the viewport. */
export const pushDown = (page: Page, address: string) =>
  page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('</head>', '<style>main{padding-top:3000px}</style></head>'),
    });
  });
