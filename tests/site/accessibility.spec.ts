import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  followLink,
  frames,
  openPage,
  setStorageFromOtherTab,
  test,
} from './harness';
import {buildFolder} from './harness/builds';
import {walkDown} from './harness/crawl';
import {runDemo} from './harness/demo';
import {findUnlabeledElements} from './harness/findUnlabeledElements';

const BARS = '/x/react-charts/bars/';
const API = '/x/api/charts/bar-chart/';
const TEXT = '/x/introduction/licensing/';

const expectAnnounced = (page: Page, words: string) =>
  expect(page.locator('#announcer')).toContainText(words);

/**
 * Focuses every stop of the layout and checks its focus ring: it has to be opaque, with a contrast of 3 or more against what it is
 * drawn on. One line for each kind of problem.
 */
function listWeakRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const paint = (...colors: string[]): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (rgb: number[]): number => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element): number[] => {
      const layers: string[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) {
        layers.unshift(getComputedStyle(each).backgroundColor);
      }
      return paint('#fff', ...layers);
    };
    const problems = new Set<string>();
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [tabindex]',
    );
    for (const stop of stops) {
      if (stop.closest('[data-demo-scope]') || !stop.checkVisibility({visibilityProperty: true})) {
        continue;
      }
      stop.focus({preventScroll: true});
      const {outlineStyle, outlineWidth, outlineOffset, outlineColor} = getComputedStyle(stop);
      if (document.activeElement !== stop || !stop.matches(':focus-visible')) {
        continue;
      }
      const name = `${stop.localName}.${stop.className} ${stop.textContent.trim().slice(0, 20)}`;
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
        // The two places that are focused for the page as a whole show none.
        if (stop.tabIndex >= 0) {
          problems.add(`${name}: no ring`);
        }
        continue;
      }
      if (paint(outlineColor)[3] !== 255) {
        problems.add(`${name}: a transparent ring`);
      }
      // A ring that is drawn inwards is on the element's own background.
      const inwards = parseFloat(outlineOffset) < 0;
      const ground = luminance(groundOf(inwards ? stop : (stop.parentElement ?? stop)));
      const ring = luminance(paint(outlineColor));
      const ratio = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
      if (ratio < 3) {
        problems.add(`${name}: ${ratio.toFixed(2)} to 1`);
      }
    }
    return [...problems];
  });
}

async function expectVisibleRings(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await listWeakRings(page)).toEqual([]);
  await setStorageFromOtherTab(page, 'mui-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await listWeakRings(page)).toEqual([]);
  await setStorageFromOtherTab(page, 'mui-mode', null);
}

test('on an API page, the skip link leads past the sidebar, and every focus ring can be seen', async () => {
  // The row of this page is so far down in the sidebar that it is scrolled into view.
  const page = await openPage(API);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused();
  await page.waitForFunction(() => document.activeElement!.getBoundingClientRect().top === 16);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#main-content$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-content :focus')).toHaveCount(1);
  await expectVisibleRings(page);
});

test.describe('a page with demos', () => {
  let page: Page;
  const contents = () => page.getByRole('navigation', {name: /contents/});
  const demo = () => page.locator('[data-demo="BasicBars"]');

  test.beforeAll(async () => {
    page = await openPage(BARS, {clipboard: true, reducedMotion: true});
    await runDemo(page, 'BasicBars');
  });

  test('has focus rings that can be seen, in light and dark', async () => {
    await expectVisibleRings(page);
  });

  test('names headings by their words alone, and the controls of the header by what they open', async () => {
    const section = page.locator('.section-heading').first();
    const words = await section.locator('h2').innerText();
    await section.getByRole('heading', {name: words, exact: true}).waitFor();
    await section.getByRole('link', {name: `Direct link to ${words}`, exact: true}).waitFor();
    await section.getByRole('button', {name: `Comment on ${words}`, exact: true}).waitFor();
    await page.getByRole('button', {name: 'MUI X Charts, switch product'}).waitFor();
    await page.getByRole('button', {name: 'v8.12.1, switch version'}).waitFor();
    await page
      .getByRole('search')
      .getByRole('button', {name: /Search/})
      .waitFor();
  });

  test('describes a chart by the text before it', async () => {
    const chart = demo().locator('svg:has(> title)');
    const id = await chart.getAttribute('aria-describedby');
    expect(id).not.toBeNull();
    await expect(demo().locator('xpath=preceding-sibling::p[1]')).toHaveAttribute('id', id!);
    expect(await findUnlabeledElements(page)).toEqual([]);
  });

  test('announces that a demo was copied or reset', async () => {
    await demo().getByRole('button', {name: 'Copy the source'}).click();
    await expectAnnounced(page, 'Copied');
    await demo().getByRole('button', {name: 'Reset demo'}).click();
    await expectAnnounced(page, 'Demo reset');
  });

  test('has tooltips that Escape dismisses, that can be pointed at, and that cover no code', async () => {
    await runDemo(page, 'BasicBars');
    const control = demo().getByRole('button', {name: 'Copy the source'});
    const tooltip = () =>
      control.evaluate((element) => {
        const {display, visibility, pointerEvents, bottom} = getComputedStyle(element, '::after');
        return {isShown: display !== 'none' && visibility === 'visible', pointerEvents, bottom};
      });
    await control.hover();
    await page.waitForFunction(
      (element) => getComputedStyle(element as Element, '::after').visibility === 'visible',
      await control.elementHandle(),
    );
    expect((await tooltip()).pointerEvents).toBe('auto');
    // Above the bar, whose other side has the code.
    const {x, y, width} = (await control.boundingBox())!;
    await page.mouse.move(x + width / 2, y - 3);
    await page.mouse.move(x + width / 2, y - 12);
    await expect(async () => expect((await tooltip()).isShown).toBe(true)).toPass();
    await page.keyboard.press('Escape');
    await expect(async () => expect((await tooltip()).isShown).toBe(false)).toPass();
    await demo().getByRole('button', {name: 'Reset demo'}).hover();
    await control.hover();
    await page.waitForFunction(
      (element) => getComputedStyle(element as Element, '::after').display !== 'none',
      await control.elementHandle(),
    );
  });

  test('shows a demo in full screen as a dialog that keeps the focus and returns it', async () => {
    const button = demo().locator('[data-action="fullScreen"]');
    await button.press('Enter');
    await page.getByRole('dialog', {name: 'BasicBars demo'}).waitFor();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[role=dialog]') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('group', {name: 'BasicBars demo'}).waitFor();
    await expect(button).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('moves the focus to the top together with the page', async () => {
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await page.waitForFunction(() => scrollY === 0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused();
  });

  test('on paper has the addresses of demos, and code that wraps', async () => {
    await page.emulateMedia({media: 'print'});
    const last = page.locator('[data-demo]').last();
    const name = await last.getAttribute('data-demo');
    await expect(last.getByText(/^Run this demo at https:/)).toContainText(`${BARS}#${name}`);
    const overflowing = await page
      .locator('[data-demo] pre')
      .evaluateAll(
        (listings) =>
          listings.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
      );
    expect(overflowing).toBe(0);
    await page.emulateMedia({media: null});
  });

  test('makes the tools of a heading stops only when the address names its section', async () => {
    const stops = page.locator(
      '.section-heading > :is(.hash-link, .comment-link):not([tabindex="-1"])',
    );
    await expect(stops).toHaveCount(0);
    const entry = contents().getByRole('link').nth(2);
    await entry.press('Enter');
    await page.locator('.section-heading > .hash-link[tabindex="0"]').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute(
      'aria-label',
      `Direct link to ${await entry.innerText()}`,
    );
    await expect(stops).toHaveCount(2);
  });

  test('marks what is chosen, pressed or current without a background in forced colors', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    const expectOutline = (selector: string) =>
      expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid');
    await expectOutline('.app-drawer-active');
    await expectOutline('.language[aria-pressed="true"], [data-demo] [aria-pressed="true"]');
    await contents().getByRole('link').nth(1).click();
    await expectOutline('a[aria-current="location"]');
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search the documentation'}).fill('stack');
    const mark = page.locator('[role="option"] mark').first();
    await mark.waitFor();
    await expectOutline('[role="option"][aria-selected="true"]');
    const {color, backgroundColor} = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return {color: style.color, backgroundColor: style.backgroundColor};
    });
    expect(color).not.toBe(backgroundColor);
    await page.keyboard.press('Escape');
    await page.emulateMedia({forcedColors: null});
  });

  test('says in the editor of a demo how to leave it, and connects an error with the text', async () => {
    await runDemo(page, 'BasicBars');
    await demo().getByRole('button', {name: 'Press Enter to start editing'}).press('Enter');
    const field = demo().getByRole('textbox', {name: 'Edit BasicBars.tsx'});
    await expect(field).toHaveAccessibleDescription('Press Esc to exit the editor');
    expect(await field.getAttribute('aria-invalid')).toBe(null);
    await field.press('Control+End');
    await field.pressSequentially('<');
    await demo().locator('[aria-invalid="true"]').waitFor();
    await expect(field).toHaveAccessibleDescription(/^.*\S.* Press Esc/s);
  });
});

test.describe('a page of text', () => {
  let page: Page;

  test.beforeAll(async () => {
    page = await openPage(TEXT);
  });

  test('draws secondary text as primary text where a reader prefers more contrast', async () => {
    const colors = () =>
      page.evaluate(() => {
        const probe = document.createElement('p');
        document.body.append(probe);
        const [primary, secondary] = ['primary', 'secondary'].map((name) => {
          probe.style.color = `var(--muidocs-palette-text-${name})`;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        return {primary, secondary};
      });
    const {primary, secondary} = await colors();
    expect(secondary).not.toBe(primary);
    await page.emulateMedia({contrast: 'more'});
    expect((await colors()).secondary).toBe(primary);
    await page.emulateMedia({contrast: null});
  });

  test('has a settings drawer that slides unless a reader prefers less motion', async () => {
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({target, propertyName}) => {
        if (propertyName === 'transform' && (target as Element).matches('[role="dialog"]')) {
          document.documentElement.dataset.slid = '';
        }
      });
    });
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    const open = async () => {
      await page.evaluate(() => delete document.documentElement.dataset.slid);
      await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
      await drawer.waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    };
    // The first time, it is created open and does not slide.
    await open();
    await close();
    await open();
    await page.locator('html[data-slid]').waitFor();
    await close();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open();
    // A transition runs from the frame after the one that starts it.
    await frames(page);
    await expect(page.locator('html[data-slid]')).toHaveCount(0);
    // In forced colors, what is chosen is marked without a background.
    await page.emulateMedia({forcedColors: 'active'});
    for (const chosen of await drawer.locator('[aria-pressed="true"]').all()) {
      await expect(chosen).toHaveCSS('outline-style', 'solid');
    }
    await page.emulateMedia({forcedColors: null, reducedMotion: null});
    await close();
  });

  test('shows notifications in a dialog with a name and a button that closes it', async () => {
    await page.getByRole('button', {name: /unread notifications/}).click();
    const panel = page.getByRole('dialog', {name: 'Notifications'});
    await panel.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', {name: 'Close notifications'}).click();
    await expect(panel).toBeHidden();
  });

  test('announces the page that a link leads to, and the next Tab starts at its top', async () => {
    await expect(page.locator('#announcer')).toBeEmpty();
    await followLink(page, 'Installation', '/x/introduction/installation/');
    await page.getByRole('heading', {level: 1, name: 'Installation'}).waitFor();
    await expectAnnounced(page, 'Installation');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused();
  });

  test('announces the page of a search result, with the focus at its top', async () => {
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search the documentation'});
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.fill('telemetry');
    await page
      .getByRole('option', {name: /telemetry/i})
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/telemetry/);
    await expectAnnounced(page, 'elemetry');
    await expect(page.locator('body')).toBeFocused();
  });
});

test('at 320 px the header shows the whole product name, and the drawer has the versions', async () => {
  const page = await openPage('/x/api/date-pickers/date-picker/', {width: 320});
  const name = page
    .getByRole('button', {name: /switch product/})
    .locator('span span')
    .last();
  const {shown, whole} = await name.evaluate((element) => ({
    shown: element.clientWidth,
    whole: element.scrollWidth,
  }));
  expect(shown).toBe(whole);
  const boxes = await page.locator('header.navbar').evaluate((bar) =>
    [...bar.querySelectorAll('button, a')]
      .filter((part) => part.checkVisibility() && !part.closest('[popover]'))
      .map((part) => part.getBoundingClientRect())
      .map(({left, right}) => ({left, right})),
  );
  boxes.forEach(({left}, index) => {
    expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
  });
  await expect(page.locator('#mui-version-selector')).toBeHidden();
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await page.locator('#drawer-version-selector').click();
  await page.locator('#drawer-version-menu').getByRole('link', {name: /^v7$/}).waitFor();
});

test('a table of a guide has a caption, and each of its rows a header', () => {
  const file = path.join(
    buildFolder('site'),
    'x/react-data-grid/editing/editing-events/index.html',
  );
  const html = fs.readFileSync(file, 'utf8');
  const tables = html.match(/<table\b[^]*?<\/table>/g) ?? [];
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    expect(table).toMatch(/<caption\b[^>]*>[^<]/);
    const body = table.slice(table.indexOf('<tbody'));
    expect(body.match(/<th\b[^>]*scope="?row\b/g)).toHaveLength(body.match(/<tr\b/g)!.length);
  }
});

test.describe('without JavaScript', () => {
  /** Expects that no control is visible that only a script could operate. */
  async function expectNoDeadControls(page: Page): Promise<void> {
    const dead = await page
      .locator('button, select, input, textarea, [role="button"]:not([href])')
      .evaluateAll((controls) =>
        controls
          // The browser itself opens and closes popovers.
          .filter((control) => !control.hasAttribute('popovertarget'))
          .filter((control) => control.checkVisibility({visibilityProperty: true}))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(dead).toEqual([]);
    await expect(page.getByRole('button', {name: /notifications/})).toHaveCount(0);
  }

  test('every control of a page with demos works, and each demo has its code', async () => {
    const fonts: string[] = [];
    const page = await openPage(BARS, {
      javaScriptEnabled: false,
      before: (opened) =>
        void opened.on('request', (request) => {
          if (request.resourceType() === 'font') {
            fonts.push(new URL(request.url()).pathname);
          }
        }),
    });
    await expectNoDeadControls(page);
    const demo = page.locator('[data-demo="BasicBars"]');
    await expect(demo.getByText('This demo needs JavaScript to run.')).toBeVisible();
    await expect(demo.locator('pre')).toContainText('export default function BasicBars');
    // The font of the demos waits for a demo.
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([expect.stringContaining('/ibm-plex-sans.')]);
  });

  test('every control of an API page works, and every row and removed name can be read', async () => {
    const page = await openPage(API, {javaScriptEnabled: false});
    await expectNoDeadControls(page);
    const rows = page.locator('[data-api-table="props"] [role="row"][id]');
    expect(await rows.count()).toBeGreaterThan(30);
    await expect(rows.filter({visible: false})).toHaveCount(0);
    await page.getByText(/removed names and their replacements/).click();
    await expect(page.locator('#bar-chart-prop-legend')).toBeVisible();
  });
});

test('the header covers no stop of the text when it is focused', async () => {
  const page = await openPage('/x/common-concepts/custom-components/', {
    reducedMotion: true,
  });
  // With all demos running: which stops there are must not depend on how fast Tab is pressed.
  expect(await walkDown(page)).toEqual([]);
  const bottom = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await page.locator('article').getByRole('link').first().focus();
  const tops: [name: string, top: number][] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): [string, number] | undefined => {
      const element = document.activeElement!;
      return element.closest('article')
        ? [element.textContent.trim().slice(0, 30), element.getBoundingClientRect().top]
        : undefined;
    });
    if (!stop) {
      break;
    }
    tops.push(stop);
  }
  expect(tops.length).toBeGreaterThan(40);
  expect(tops.filter(([, top]) => top < bottom)).toEqual([]);
});
