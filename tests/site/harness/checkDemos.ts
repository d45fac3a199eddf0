import {test, type Locator, type Page} from '@playwright/test';
import {
  describeRun,
  findHash,
  listCheckedDemos,
  writeResults,
  type CheckedLook,
  type DemoResults,
} from '../../../site/demos/demoChecks';
import {readManifest} from '../../../site/packages/findPackage';
import {demoFile} from './demoFile';
import {guardPage} from './guard';
import {operateDemo} from './operateDemo';
import {ROOT} from './paths';
import {setStorageFromOtherTab} from './setStorageFromOtherTab';
import {frames, TIMEOUT} from './wait';

/**
 * Demos that are not operated, or problems that are expected, and why: external behavior, or a bug of a library with its
 * upstream link.
 */
const EXCEPTIONS: readonly {demo?: RegExp; problem?: RegExp; why: string}[] = [
  {
    problem: /(?:Enter on|Closing what) "Go to (?:next|last) page"(?: opens)? loses the focus/,
    why: 'The button is disabled on the last page: https://github.com/mui/material-ui/pull/48877',
  },
  {
    problem: /Enter on "Close (?:charts configuration|pivot settings)" loses the focus/,
    why: 'When the sidebar of the grid closes, the focus returns nowhere.',
  },
  {
    demo: /charts-integration\/FrenchCharts$/,
    problem: /Enter on ".*" loses the focus/,
    why: 'The same, in French.',
  },
  {
    demo: /editing\/CrudGrid$/,
    problem: /Tab is trapped/,
    why: 'In a row that is being edited, the grid moves the focus itself, sometimes a moment after Tab.',
  },
  {
    demo: /(?:editing\/ValidatedName|offline-edits\/OfflineStock)$/,
    problem: /Enter doesn’t end the editing/,
    why: 'The grid ignores Enter while it validates.',
  },
  {
    demo: /server-side-data\/ServerStates$/,
    problem: /Enter doesn’t end the editing/,
    why: 'The driver has switched on “Requests fail”, and the cell stays open until it’s saved.',
  },
  {
    demo: /server-side-data\/.*(?:Errors|States|NestedPages)$/,
    problem: /in a grid loses the focus/,
    why: 'The driver has switched on “Requests fail”, and the grid removes its rows with the focus in them.',
  },
  {
    demo: /filtering\/LockedFilter$/,
    problem: /doesn't close with Escape/,
    why: 'The filter panel of the grid takes no focus, and therefore no key, if its only filter is locked.',
  },
  {
    demo: /quick-filter\/|search-highlight\//,
    problem: /in a grid loses the focus/,
    why: 'The rows are filtered half a second after the last key, when the focus is already in one of them.',
  },
  {
    demo: /^(?:react-date-pickers|recipes\/booking-time-zone)\//,
    problem: /: the MuiPopper-root leaves the window/,
    why: 'At 390 px, a mouse opens the popup for desktops. Phones have no mouse, and open a dialog.',
  },
  {
    problem: /Enter on "Next month" loses the focus/,
    why: 'The button is disabled in the last month: https://github.com/mui/material-ui/pull/48877',
  },
  {
    demo: /\/(?:Calendar|Clock)FormProps$/,
    problem: /^pick /,
    why: 'The parts of a read-only calendar or clock don’t tell that they are read-only.',
  },
  {
    demo: /tree-item-customization\/(?:SelectOnlyLeaves|SelectByButton)$/,
    problem: /^choose /,
    why: 'Users can’t select a folder, or can’t select by its label.',
  },
  {
    demo: /lazy-loading\/FetchError$/,
    problem: /^expand /,
    why: 'The first folder can’t be fetched.',
  },
  {
    demo: /tree-item-customization\/ExpandButton$/,
    problem: /^expand /,
    why: 'Only a button expands an item.',
  },
  {
    demo: /exchange-rows\/TeamPlanner$/,
    problem: /^check "Select all rows"/,
    why: 'One of the grids has no rows yet.',
  },
  {
    demo: /date-range-filter\/OrdersByDate$/,
    problem: /^sort /,
    why: 'In this narrow column, the pointer is on the icon of the active filter.',
  },
  {
    demo: /zoom-and-pan\/SliderZoom$/,
    problem: /doesn't close with Escape/,
    why: 'The tooltips of the slider stay open with showTooltip="always".',
  },
];

/** The looks in which demos are operated, in this order: settings that another tab changes, and the width. */
const LOOKS: readonly {look?: CheckedLook; stored: Record<string, string>; width: number}[] = [
  {stored: {'mui-mode': 'light', 'docs-direction': 'ltr'}, width: 1400},
  {look: 'dark', stored: {'mui-mode': 'dark'}, width: 1400},
  {look: 'rtl', stored: {'mui-mode': 'light', 'docs-direction': 'rtl'}, width: 1400},
  {look: 'phone', stored: {'docs-direction': 'ltr'}, width: 390},
];

/** Milliseconds to wait for a step whose problem changes nothing: of a demo without an entry, an expected one, or not the first. */
const SHORT_TIMEOUT = 3000;

/** What demos display until their data has arrived, and the milliseconds to wait for it. */
const LOADING =
  '[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, [role=tree]:not(:has([role=treeitem]))';
const LOADING_MS = 3000;

const idOf = async (demo: Locator) =>
  (await demo.locator('[data-demo-scope]').getAttribute('data-demo-scope')) ?? '';

/**
 * Adds problems of a demo to those of the test if the demo has passed before. The driver may not be able to judge any other
 * one: its problems are only noted in the report, and it gets no line.
 */
async function report(
  demo: Locator,
  way: string,
  problems: readonly string[],
  found: string[],
): Promise<void> {
  const name = demoFile(demo.page().url(), (await demo.getAttribute('data-demo')) ?? '');
  const lines = problems.map((problem) => `${name}: ${way}: ${problem}`);
  if (listCheckedDemos(ROOT).has(await idOf(demo))) {
    found.push(...lines);
  } else {
    test
      .info()
      .annotations.push(...lines.map((description) => ({type: 'unchecked demo', description})));
  }
}

/** Starts a demo again and waits until it runs. */
async function startDemo(demo: Locator): Promise<boolean> {
  await demo.scrollIntoViewIfNeeded();
  // A tree whose label is edited takes the focus, and scrolls to itself, when the next press ends its editing.
  await demo.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reset = demo.locator('[data-action="reset"]');
  if ((await reset.count()) > 0) {
    await reset.evaluate((button) => (button as HTMLElement).click());
  }
  const content = demo.locator('[data-demo-scope]');
  await content.locator(':scope > *').first().waitFor({state: 'attached'});
  // Data that a demo fetches; some demos load forever.
  await frames(demo.page());
  await content
    .locator(LOADING)
    .first()
    .waitFor({state: 'detached', timeout: LOADING_MS})
    .catch(() => {});
  await frames(demo.page());
  return (await content.locator('iframe').count()) === 0;
}

/** Operates one demo in the look of the page; returns its problems that aren't expected. */
async function operate(
  demo: Locator,
  by: 'pointer' | 'keyboard',
  guard: ReturnType<typeof guardPage>,
): Promise<{problems: string[]; done: readonly string[]}> {
  const id = await idOf(demo);
  const known = EXCEPTIONS.filter((exception) => exception.demo?.test(id) ?? true);
  if (known.some(({problem}) => !problem) || !(await startDemo(demo))) {
    return {problems: [], done: []};
  }
  const isKnown = (line: string) => known.some(({problem}) => problem?.test(line));
  const hasEntry = listCheckedDemos(ROOT).has(id);
  const {problems, done} = await operateDemo(demo, by, guard, (problem, earlier) =>
    hasEntry && !isKnown(problem) && earlier.every(isKnown) ? TIMEOUT : SHORT_TIMEOUT,
  );
  return {problems: problems.filter((line) => !isKnown(line)), done};
}

/**
 * Operates some demos of a page that have passed before as they are, by pointer and keyboard.
 *
 * @returns what did not hold, one line each
 */
export async function operateSome(page: Page, most: number): Promise<string[]> {
  const guard = guardPage(page);
  const found: string[] = [];
  const checked = listCheckedDemos(ROOT);
  let count = 0;
  for (const demo of await page.locator('[data-demo]').all()) {
    if (count < most && checked.has(await idOf(demo))) {
      count += 1;
      for (const by of ['pointer', 'keyboard'] as const) {
        await report(demo, by, (await operate(demo, by, guard)).problems, found);
      }
    }
  }
  return found;
}

/**
 * Operates all demos of a page in every look, and keeps which have passed for the record.
 *
 * @returns what did not hold, one line each
 */
export async function checkDemos(page: Page): Promise<string[]> {
  const guard = guardPage(page);
  const found: string[] = [];
  const demos = await page.locator('[data-demo]').all();
  const runs = new Map<string, {looks: Set<CheckedLook>; isOperated: boolean; failed: boolean}>();
  for (const {look, stored, width} of LOOKS) {
    await page.setViewportSize({width, height: 900});
    for (const [key, value] of Object.entries(stored)) {
      await setStorageFromOtherTab(page, key, value);
    }
    await page.waitForFunction(
      ([mode, direction]) =>
        (!mode || document.documentElement.dataset.theme === mode) &&
        (!direction || document.documentElement.dir === direction),
      [stored['mui-mode'], stored['docs-direction']] as const,
    );
    for (const demo of demos) {
      const id = await idOf(demo);
      const run = runs.get(id) ?? {looks: new Set(), isOperated: false, failed: false};
      runs.set(id, run);
      for (const by of ['pointer', 'keyboard'] as const) {
        const {problems, done} = await operate(demo, by, guard);
        await report(demo, [by, look].filter(Boolean).join(', '), problems, found);
        run.failed ||= problems.length > 0;
        if (done.length > 0) {
          run.isOperated ||= by === 'pointer' && !look;
          if (look) {
            run.looks.add(look);
          } else if (by === 'keyboard') {
            run.looks.add(by);
          }
        }
      }
    }
  }
  const {version = ''} = readManifest(ROOT);
  const results: DemoResults = {};
  for (const [id, {looks, isOperated, failed}] of runs) {
    const hash = findHash(ROOT, id);
    const hasPassed = hash && isOperated && !failed;
    results[id] = hasPassed ? describeRun(hash, version, [...looks]) : null;
  }
  writeResults(ROOT, new URL(page.url()).pathname.replaceAll('/', '-'), results);
  return found;
}
