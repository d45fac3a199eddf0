import type {Page} from '@playwright/test';
import {expect, followLink, frames, hydrated, type Mode, openPage, test} from './harness';
import {walkDown} from './harness/crawl';
import {namelessParts} from './harness/namelessParts';

const BARS = '/x/react-charts/bars/';
const API = '/x/api/charts/bar-chart/';
const TEXT = '/x/introduction/licensing/';

const isFocused = (element: Element) => element === document.activeElement;
const live = (page: Page) => page.locator('#announcer');

/** Waits until the live region says something. */
const said = (page: Page, words: string) =>
  live(page).filter({hasText: words}).waitFor({state: 'attached'});

/**
 * Gives every stop of the layout the focus and looks at its ring: drawn without transparency, and with a contrast of 3 or more
 * against what it lies on. One line for each kind of fault.
 */
function ringFaults(page: Page): Promise<string[]> {
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
    const faults = new Set<string>();
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
        // The two places that take the focus for the page as a whole show none.
        if (stop.tabIndex >= 0) {
          faults.add(`${name}: no ring`);
        }
        continue;
      }
      if (paint(outlineColor)[3] !== 255) {
        faults.add(`${name}: a transparent ring`);
      }
      // Within the element or around it: a ring drawn inwards lies on the element's own ground.
      const inwards = parseFloat(outlineOffset) < 0;
      const ground = luminance(groundOf(inwards ? stop : (stop.parentElement ?? stop)));
      const ring = luminance(paint(outlineColor));
      const ratio = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
      if (ratio < 3) {
        faults.add(`${name}: ${ratio.toFixed(2)} to 1`);
      }
    }
    return [...faults];
  });
}

test.describe('the ring of the focus', () => {
  for (const [path, mode] of [
    [BARS, 'light'],
    [BARS, 'dark'],
    [API, 'light'],
    [API, 'dark'],
  ] as [string, Mode][]) {
    test(`can be seen on whatever it lies, ${path}, ${mode}`, async () => {
      const page = await openPage(path, {mode});
      await page.keyboard.press('Tab');
      expect(await ringFaults(page)).toEqual([]);
    });
  }
});

test.describe('names', () => {
  test('a heading is named by its words alone, and its tools after it', async () => {
    const page = await openPage(BARS);
    const section = page.locator('.section-heading').first();
    const words = await section.locator('h2').innerText();
    await section.getByRole('heading', {name: words, exact: true}).waitFor();
    await section.getByRole('link', {name: `Direct link to ${words}`, exact: true}).waitFor();
    await section.getByRole('button', {name: `Comment on ${words}`, exact: true}).waitFor();
  });

  test('the tools of headings are no stops, but those of the section that the address names', async () => {
    const page = await openPage(BARS);
    const stops = () =>
      page
        .locator('.section-heading > :is(.hash-link, .comment-link)')
        .evaluateAll((tools) => tools.filter((tool) => (tool as HTMLElement).tabIndex >= 0).length);
    expect(await stops()).toBe(0);
    const entry = page
      .getByRole('navigation', {name: /contents/})
      .getByRole('link')
      .nth(2);
    await entry.focus();
    await page.keyboard.press('Enter');
    await page.locator('.section-heading > .hash-link[tabindex="0"]').waitFor();
    await page.keyboard.press('Tab');
    await expect(async () =>
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe(
        `Direct link to ${await entry.innerText()}`,
      ),
    ).toPass();
    await expect(async () => expect(await stops()).toBe(2)).toPass();
  });

  test('the buttons of the bar say what they open, and the search is a landmark', async () => {
    const page = await openPage(BARS);
    await page.getByRole('button', {name: 'MUI X Charts, switch product'}).waitFor();
    await page.getByRole('button', {name: 'v8.12.1, switch version'}).waitFor();
    await page
      .getByRole('search')
      .getByRole('button', {name: /Search/})
      .waitFor();
  });

  for (const [path, first] of [
    [BARS, 'BasicBars'],
    ['/x/react-data-grid/', undefined],
    ['/x/react-tree-view/quickstart/', undefined],
    ['/x/react-date-pickers/quickstart/', undefined],
  ] as const) {
    test(`charts, grids, trees and fields have names, ${path}`, async () => {
      const page = await openPage(path);
      const demo = first
        ? page.locator(`[data-demo="${first}"]`)
        : page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await demo.locator('[data-demo-scope] > *').first().waitFor({state: 'attached'});
      await page.waitForFunction(() =>
        document.querySelector(
          '[data-demo] :is(svg > title, [role=grid], [role=tree], .MuiPickersInputBase-root)',
        ),
      );
      expect(await namelessParts(page)).toEqual([]);
    });
  }

  test('a chart is described by what the page says before it', async () => {
    const page = await openPage(BARS);
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    const chart = demo.locator('svg:has(> title)');
    await chart.waitFor();
    const id = await chart.getAttribute('aria-describedby');
    const before = demo.locator('xpath=preceding-sibling::p[1]');
    expect(await before.getAttribute('id')).toBe(id);
  });

  test('a table of a page has a caption, and each row its head', async () => {
    const page = await openPage('/x/react-data-grid/editing/editing-events/');
    const table = page.locator('.markdown table').first();
    const heading = await table.evaluate((element) => {
      const headings = [...document.querySelectorAll('.section-heading > :is(h2, h3, h4)')];
      const before = headings.filter(
        (each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return before.at(-1)?.textContent;
    });
    expect(await table.locator('caption').textContent()).toBe(heading);
    const rows = await table.locator('tbody tr').count();
    expect(await table.getByRole('rowheader').count()).toBe(rows);
  });
});

test.describe('what is said', () => {
  test('a link inside the site announces the page, and the next Tab begins at its top', async () => {
    const page = await openPage(TEXT);
    expect(await live(page).textContent()).toBe('');
    await followLink(page, 'Installation', '/x/introduction/installation/');
    // The page that is left is on the screen until the other one has come.
    await page.getByRole('heading', {level: 1, name: 'Installation'}).waitFor();
    await said(page, 'Installation');
    await page.keyboard.press('Tab');
    await expect(async () =>
      expect(await page.getByRole('link', {name: 'Skip to content'}).evaluate(isFocused)).toBe(
        true,
      ),
    ).toPass();
  });

  test('an answer of the search leads to its section, also with the keyboard', async () => {
    const page = await openPage(TEXT);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search the documentation'});
    await page.getByRole('option').first().waitFor();
    await expect(async () =>
      expect(await field.getAttribute('aria-expanded')).toBe('true'),
    ).toPass();
    await field.fill('telemetry');
    await page
      .getByRole('option', {name: /telemetry/i})
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/telemetry/);
    await said(page, 'elemetry');
    await expect(async () =>
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body'),
    ).toPass();
  });

  test('copying and resetting a demo is said', async () => {
    const page = await openPage(BARS, {
      clipboard: true,
    });
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await said(page, 'Copied');
    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await said(page, 'Demo reset');
  });

  test('back to top takes the focus along', async () => {
    const page = await openPage(BARS, {reducedMotion: true});
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await page.waitForFunction(() => scrollY === 0);
    await page.keyboard.press('Tab');
    await expect(async () =>
      expect(await page.getByRole('link', {name: 'Skip to content'}).evaluate(isFocused)).toBe(
        true,
      ),
    ).toPass();
  });
});

test.describe('a demo', () => {
  test('in full screen is a dialog that keeps the focus and gives it back', async () => {
    const page = await openPage(BARS);
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-demo-scope] > *').first().waitFor({state: 'attached'});
    const button = demo.locator('[data-action="fullScreen"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name: 'BasicBars demo'}).waitFor();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          !!document.activeElement?.closest('[role=dialog]'),
      );
      expect(place).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('group', {name: 'BasicBars demo'}).waitFor();
    await expect(async () => expect(await button.evaluate(isFocused)).toBe(true)).toPass();
    await expect(async () => expect(await page.locator('[inert]').count()).toBe(0)).toPass();
  });

  test('has tooltips that Escape dismisses, that can be pointed at, and that cover no code', async () => {
    const page = await openPage(BARS);
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    const control = demo.getByRole('button', {name: 'Copy the source'});
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
    await demo.getByRole('button', {name: 'Reset demo'}).hover();
    await control.hover();
    await page.waitForFunction(
      (element) => getComputedStyle(element as Element, '::after').display !== 'none',
      await control.elementHandle(),
    );
  });

  test('tells in its editor how to leave it, and ties an error to the text', async () => {
    const page = await openPage(BARS);
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'Press Enter to start editing'}).focus();
    await page.keyboard.press('Enter');
    const field = demo.getByRole('textbox', {name: 'Edit BasicBars.tsx'});
    await field.waitFor();
    const description = () =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    await expect(async () =>
      expect(await description()).toBe('Press Escape to leave the editor'),
    ).toPass();
    expect(await field.getAttribute('aria-invalid')).toBe(null);
    await field.press('Control+End');
    await field.pressSequentially('<');
    await demo.locator('[aria-invalid="true"]').waitFor();
    await expect(async () => expect(await description()).toMatch(/^.*\S.* Press Escape/s)).toPass();
  });
});

test.describe('a narrow window', () => {
  for (const path of ['/x/react-data-grid/', '/x/react-date-pickers/'] as const) {
    test(`at 320 px the bar shows the product whole, and the version is in the drawer, ${path}`, async () => {
      const page = await openPage(path, {width: 320});
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
      expect(await page.locator('#mui-version-selector').isVisible()).toBe(false);
      await page.getByRole('button', {name: 'Open main navigation'}).click();
      const version = page.locator('#drawer-version-selector');
      await version.click();
      await page.locator('#drawer-version-menu').getByRole('link', {name: /^v7$/}).waitFor();
    });
  }
});

test.describe('forced colors', () => {
  test('what is chosen, pressed or being read is told without a background', async () => {
    const page = await openPage(BARS, {context: {forcedColors: 'active'}});
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    await expect(async () => expect(await outline('.app-drawer-active')).toBe('solid')).toPass();
    await expect(async () =>
      expect(
        await outline('.language[aria-pressed="true"], [data-demo] [aria-pressed="true"]'),
      ).toBe('solid'),
    ).toPass();
    await page
      .getByRole('navigation', {name: /contents/})
      .getByRole('link')
      .nth(1)
      .click();
    await page.locator('a[aria-current="location"]').waitFor();
    await expect(async () =>
      expect(await outline('a[aria-current="location"]')).toBe('solid'),
    ).toPass();
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search the documentation'}).fill('stack');
    await page.locator('[role="option"] mark').first().waitFor();
    await expect(async () =>
      expect(await outline('[role="option"][aria-selected="true"]')).toBe('solid'),
    ).toPass();
    const {color, backgroundColor} = await page
      .locator('[role="option"] mark')
      .first()
      .evaluate((mark) => {
        const style = getComputedStyle(mark);
        return {color: style.color, backgroundColor: style.backgroundColor};
      });
    expect(color).not.toBe(backgroundColor);
  });

  test('the chosen settings in the drawer are told without a background', async () => {
    const page = await openPage(TEXT, {context: {forcedColors: 'active'}});
    await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
    const chosen = page.getByRole('dialog').locator('[aria-pressed="true"]');
    await chosen.first().waitFor();
    const outlines = await chosen.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button).outlineStyle),
    );
    expect(new Set(outlines)).toEqual(new Set(['solid']));
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the drawer of the settings slides unless motion is unwanted: ${reducedMotion}`, async () => {
    const page = await openPage(TEXT, {context: {reducedMotion}});
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({target, propertyName}) => {
        if (propertyName === 'transform' && (target as Element).matches('[role="dialog"]')) {
          document.documentElement.dataset.slid = '';
        }
      });
    });
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    const toggle = page.getByRole('button', {name: 'Toggle settings drawer'});
    // The first time it is made while it is open, and slides at no reader.
    await toggle.click();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    await page.evaluate(() => delete document.documentElement.dataset.slid);
    await toggle.click();
    await drawer.waitFor();
    if (reducedMotion === 'no-preference') {
      await page.locator('html[data-slid]').waitFor();
      return;
    }
    // A transition runs from the frame after the one that starts it.
    await frames(page);
    expect(await page.locator('html[data-slid]').count()).toBe(0);
  });
}

test.describe('on paper', () => {
  test('a demo that does not run leaves its address, code wraps, and what is folded is open', async () => {
    const page = await openPage(BARS);
    await page.emulateMedia({media: 'print'});
    const last = page.locator('[data-demo]').last();
    const name = await last.getAttribute('data-demo');
    const notes = last.getByText(/^This demo runs at https:/);
    await notes.waitFor();
    expect(await notes.innerText()).toContain(`${BARS}#${name}`);
    const overflowing = await page
      .locator('[data-demo] pre')
      .evaluateAll(
        (listings) =>
          listings.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
      );
    expect(overflowing).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  for (const path of [BARS, API, TEXT] as const) {
    test(`no control is dead, ${path}`, async () => {
      const page = await openPage(path, {javaScriptEnabled: false});
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
    });
  }

  test('the room of a demo says what it needs, and its code is there', async () => {
    const page = await openPage(BARS, {javaScriptEnabled: false});
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.getByText('This demo needs JavaScript to run.').waitFor();
    expect(await demo.locator('pre').innerText()).toContain('export default function BasicBars');
    expect(await page.getByRole('button', {name: /notifications/}).count()).toBe(0);
  });
});

test('the panel of the notifications is a dialog with a name and a way to close it', async () => {
  const page = await openPage(TEXT);
  await page.getByRole('button', {name: /unread notifications/}).click();
  const panel = page.getByRole('dialog', {name: 'Notifications'});
  await panel.waitFor();
  await panel.getByRole('button', {name: 'Close notifications'}).click();
  await panel.waitFor({state: 'hidden'});
});

test('who asks for more contrast gets lines that can be seen', async () => {
  const page = await openPage(TEXT, {context: {contrast: 'more'}});
  await hydrated(page);
  const {text, secondary} = await page.evaluate(() => {
    const probe = document.createElement('p');
    document.body.append(probe);
    const read = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    return {
      text: read('var(--muidocs-palette-text-primary)'),
      secondary: read('var(--muidocs-palette-text-secondary)'),
    };
  });
  expect(secondary).toBe(text);
});

test('no stop in the text lies under the header when it gets the focus', async () => {
  const page = await openPage('/x/common-concepts/custom-components/', {
    context: {reducedMotion: 'reduce'},
  });
  // Its demos run by then: which stops there are must not depend on how fast Tab is pressed.
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
