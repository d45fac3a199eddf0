import type {Locator, Page} from '@playwright/test';
import {expect, openPage, waitForIdle, setStorageFromOtherTab, test, hasFirstLoad} from './harness';
import {BARS, demoOf, runDemo} from './harness/demo';
import {listStaleTexts, translatePage} from './harness/translator';

let page: Page;

/** Shows a page through links, so that the document stays the one that was translated. */
async function show(path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click();
    await page.waitForURL('**/x/all-pages/');
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
  }
}

/** Nothing may have crashed, and the text that the page has changed must be the text that is displayed. */
const testTranslated = (name: string, path: string, act: () => Promise<void>) =>
  test(name, async () => {
    await show(path);
    await act();
    expect(await listStaleTexts(page)).toEqual([]);
    await expect(page.getByText(/^(Couldn't show|This demo crashed)/)).toHaveCount(0);
  });

/** Presses each of the buttons, one after the other. */
async function pressAll(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    if (await button.isEnabled()) {
      await button.click();
    }
  }
}

const header = () => page.getByRole('banner');
const goBack = async (title: string | RegExp) => {
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: title}).waitFor();
};

test.describe('on the site', () => {
  test.beforeAll(async () => {
    page = await openPage(BARS, {clipboard: true});
    await translatePage(page);
  });

  testTranslated('the search finds, refines, filters, and stores searches', BARS, async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    const field = dialog.getByRole('combobox');
    const status = dialog.getByRole('status');
    const showsHighlight = (word: string) =>
      dialog
        .locator('mark')
        .filter({hasText: new RegExp(`^${word}`, 'i')})
        .first()
        .waitFor();
    await dialog.getByRole('option').first().waitFor();
    await field.pressSequentially('sor');
    await showsHighlight('sor');
    await field.pressSequentially('t');
    await showsHighlight('sort');
    await expect(status).toHaveText(/\d results?/);
    await dialog.getByRole('button', {name: 'Data Grid'}).click();
    // Filters stay for the visit.
    await dialog.getByRole('button', {name: 'Data Grid', pressed: true}).click();
    await field.fill('zzqqzzqq');
    await dialog.getByText('zzqqzzqq').waitFor();
    await expect(status).toHaveText('No results');
    await field.fill('yyqqyyqq');
    await dialog.getByText('yyqqyyqq').waitFor();
    await dialog.getByRole('button', {name: 'Clear', exact: true}).click();
    await field.fill('bar gap');
    await dialog.getByRole('option').first().click();
    await dialog.waitFor({state: 'hidden'});
    // Until the dialog has reported that it is closed, the key has nothing to open.
    await expect(async () => {
      if (!(await dialog.isVisible())) {
        await page.keyboard.press('Control+k');
      }
      await expect(dialog).toBeVisible({timeout: 2000});
    }).toPass();
    await dialog.getByRole('button', {name: 'Clear', exact: true}).click();
    await dialog.getByRole('option', {name: 'bar gap'}).click();
    await showsHighlight('bar');
    await page.keyboard.press('Escape');
  });

  testTranslated(
    'tables of the API filter, count and change their layout',
    '/x/api/data-grid/data-grid/',
    async () => {
      const props = page.locator('[data-api-table="props"]');
      const status = props.getByRole('status');
      const field = props.getByRole('searchbox');
      await field.fill('row');
      await expect(status).toHaveText(/^\d+ of 127 shown$/);
      const count = (await status.textContent())!;
      await field.fill('rows');
      await expect(status).not.toHaveText(count);
      await props.locator('button[data-facet]').first().click();
      await field.fill('zzqqzzqq');
      await status.getByText('No matches.').waitFor();
      await field.press('Escape');
      await pressAll(props.locator('[data-set-layout]'));
      await props.locator('[data-set-layout="collapsed"]').click();
      await props.locator('[data-row-toggle]').first().click();
      await page
        .locator('#data-grid-prop-rowSelectionModel')
        .getByRole('button', {name: 'Changed'})
        .click();
      await page.getByText('Previous: ').first().waitFor();
      const contents = page.getByRole('navigation', {name: 'Page table of contents'});
      await contents.getByRole('button', {name: 'Props: Show 127 rows'}).click();
      await contents.getByRole('link', {name: 'rowHeight', exact: true}).click();
      await page.getByText(/removed names and their replacements/).click();
      await page
        .getByRole('navigation', {name: 'Previous and next page'})
        .getByRole('link')
        .first()
        .click();
      await page
        .locator('h1')
        .filter({hasNotText: /^DataGrid$/})
        .waitFor();
      await goBack(/^DataGrid/);
    },
  );

  testTranslated("releases of what's new are filtered and opened", '/x/introduction/', async () => {
    await page.locator('main a[href="/x/whats-new/"]').click();
    await page.waitForURL('**/x/whats-new/');
    const count = page.getByRole('status').first();
    const before = (await count.textContent())!;
    await page.getByText('All changes in 8.12.0').click();
    await page.getByText('Introduce keyboard navigation').waitFor();
    await page.getByText(/^New API in 8\.0/).click();
    await page.getByRole('link', {name: 'showToolbar'}).first().waitFor();
    for (const product of ['Charts', 'Tree View', 'All products', 'Tree View']) {
      await page.getByRole('radio', {name: product}).check();
    }
    await expect(count).not.toHaveText(before);
  });

  testTranslated('the menus of the header open, and notifications are counted', BARS, async () => {
    await page.getByRole('button', {name: /^[1-9] unread notifications/}).waitFor();
    await page.locator('button[popovertarget="notifications"][aria-haspopup]').click();
    await page.locator('#notifications').getByText('Stay up to date').waitFor();
    await page.keyboard.press('Escape');
    for (const name of ['MUI X Charts, switch product', /switch version/, 'Language']) {
      await header().getByRole('button', {name}).click();
      await page.keyboard.press('Escape');
    }
    await header()
      .getByRole('button', {name: /^Switch between/})
      .click();
    await header().getByRole('link', {name: 'Go to the homepage'}).click({button: 'right'});
    await page.getByRole('button', {name: 'Copy logomark as SVG'}).click();
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.getByRole('button', {name: 'More page actions'}).click();
    await page.keyboard.press('Escape');
    await header().getByRole('button', {name: 'MUI X Charts, switch product'}).click();
    await page
      .getByRole('list', {name: 'Products'})
      .getByRole('link', {name: /^Data Grid/})
      .click();
    await header()
      .getByRole('button', {name: 'MUI X Data Grid, switch product'})
      .getByText('Data Grid')
      .waitFor();
    await goBack(/^Bar/);
  });

  testTranslated('every setting can be changed', '/x/introduction/', async () => {
    await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    await drawer.waitFor();
    await pressAll(drawer.locator('[role="group"] button'));
    await pressAll(drawer.getByRole('switch'));
    await drawer.getByRole('textbox', {name: 'Name of the font'}).fill('No such font');
    await drawer.getByText(/This font is not installed/).waitFor();
    await drawer.getByRole('textbox', {name: 'Name of the font'}).fill('{}');
    await drawer.getByText('Enter a valid font name.').waitFor();
    await drawer.getByRole('button', {name: 'Paste your theme'}).click();
    const box = drawer.getByRole('textbox').last();
    for (const theme of ['{palette: }', '{"palette": {"primary": {"main": "#123456"}}}']) {
      await box.fill(theme);
      await drawer.getByRole('button', {name: 'Apply theme'}).click();
    }
    await drawer.getByRole('button', {name: 'Reset theme'}).click();
    await page.getByRole('button', {name: 'Close'}).first().click();
    await drawer.waitFor({state: 'hidden'});
    for (const key of await page.evaluate(() => Object.keys(localStorage))) {
      await setStorageFromOtherTab(page, key, null);
    }
  });

  testTranslated('a demo shows, copies, runs and edits its code', BARS, async () => {
    const demo = await runDemo(page, 'HorizontalBars');
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.getByRole('button', {name: 'Show JavaScript source'}).click();
    await demo.getByRole('button', {name: 'Show TypeScript source'}).click();
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await demo.getByRole('button', {name: 'Copy the code'}).click();
    await demo.getByText('Copied').first().waitFor();
    await demo.getByRole('button', {name: 'See more'}).click();
    await page.keyboard.press('Escape');
    await demo.locator('pre').getByText("'Standing desk'").click();
    const field = demo.getByRole('textbox');
    await expect(field).toBeFocused();
    const text = await field.innerText();
    const replaceText = async (changed: string) => {
      await field.press('ControlOrMeta+a');
      await page.keyboard.insertText(changed);
    };
    await replaceText(text.replace('1230, 890', '1230, 890}'));
    await demo
      .getByRole('alert')
      .getByText(/^Line \d+, column \d+: Unexpected token/)
      .waitFor();
    await replaceText(`\n${text.replace('1230, 890', '1230, 890}')}`);
    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await demo.getByRole('button', {name: 'Collapse code'}).click();
    const styled = await runDemo(page, 'StyledBars');
    await styled.getByRole('combobox', {name: 'Styling'}).selectOption('Plain CSS');
    expect(await demoOf(page, 'HorizontalBars').locator('font').count()).toBeGreaterThan(0);
  });

  testTranslated(
    'demos, their popups, and code are not translated',
    '/x/react-date-pickers/quickstart/',
    async () => {
      const demo = await runDemo(
        page,
        (await page.locator('[data-demo]').first().getAttribute('data-demo'))!,
      );
      await demo
        .getByRole('button', {name: /^Choose date/})
        .first()
        .click();
      await page.getByRole('gridcell').first().waitFor();
      const touched = page.locator('[data-demo-scope] font, pre font, [role="grid"] font');
      await expect(touched).toHaveCount(0);
    },
  );

  testTranslated(
    'the playground of the pickers follows its controls',
    '/x/react-date-pickers/playground/',
    async () => {
      const tool = page.getByRole('group', {name: 'Pickers playground'});
      await tool.getByRole('combobox', {name: 'Component'}).selectOption({index: 3});
      await tool.getByRole('combobox', {name: 'Component'}).selectOption({index: 0});
      await tool.getByRole('checkbox').first().waitFor();
      for (const box of await tool.getByRole('checkbox').all()) {
        if (await box.isEnabled()) {
          await box.click();
        }
      }
      await tool.getByRole('button', {name: 'Reset all'}).click();
      await tool.getByRole('button', {name: 'Reset all'}).waitFor({state: 'detached'});
    },
  );

  testTranslated(
    'the pickers are chosen by questions',
    '/x/react-date-pickers/base-concepts/',
    async () => {
      const radios = page.getByRole('main').getByRole('radio');
      // An answer may add other questions.
      for (let index = 0; index < (await radios.count()); index += 1) {
        await radios.nth(index).click();
      }
    },
  );

  testTranslated('the upgrade assistant counts changes', '/x/migration/upgrade/', async () => {
    await page.getByRole('radio', {name: 'Data Grid'}).check();
    const status = page.getByRole('status').filter({hasText: 'Breaking changes'});
    await status.waitFor();
    const count = (await status.textContent())!;
    await page.getByLabel('Your imports or code').fill('<DataGrid rowSelectionModel={[1]} />');
    await page.getByText('In your code: rowSelectionModel').waitFor();
    await page.getByLabel('Your imports or code').fill('<DataGrid unstable_rowSpanning />');
    await page.getByText('In your code: unstable_rowSpanning').waitFor();
    await page.getByRole('radio', {name: 'Charts'}).check();
    await page.getByLabel('From version').selectOption('6');
    await expect(status).not.toHaveText(count);
  });
});

test.describe('on a page with the sidebar that the server rendered', () => {
  test.beforeAll(async () => {
    page = await openPage(BARS);
    await translatePage(page);
  });

  testTranslated('links, the sidebar, and Back open other pages', BARS, async () => {
    const tree = page.getByRole('navigation', {name: 'documentation'});
    const group = tree.locator('[role="button"][aria-expanded="false"]').first();
    const name = await group.innerText();
    // In another language, the label of the sidebar item isn't the string that React has.
    await group.evaluate(
      (row) => (row.querySelector('[data-translated]')!.textContent = 'Übersicht'),
    );
    await group.click();
    // The package renders the sidebar after navigation; otherwise the translated label stays.
    const label = hasFirstLoad ? name : 'Übersicht';
    await tree.getByRole('button', {name: label, expanded: true}).waitFor();
    const titles: string[] = [];
    for (const link of [
      tree.locator('li > a:not([role="button"], [aria-current], [target]):visible').first(),
      page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link').last(),
      page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}),
      page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}),
    ]) {
      const title = await page.locator('h1').innerText();
      titles.unshift(title);
      await link.click();
      await expect(page.locator('h1')).not.toHaveText(title);
      await waitForIdle(page);
    }
    for (const title of titles) {
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title);
    }
  });
});

test.describe('on pages with third parties and all MDX components', () => {
  test.beforeAll(async () => {
    page = await openPage('/x/react-charts/demos/', {
      build: 'fixtures',
      production: true,
      intercept: {
        'https://ads.example/': '',
        'https://count.example/': '',
        'https://feedback.example/': '',
      },
      context: {locale: 'zh-CN'},
    });
    await translatePage(page);
  });

  testTranslated('feedback takes an answer and a comment', '/x/react-charts/demos/', async () => {
    await page.getByRole('button', {name: 'Yes', exact: true}).click();
    await page.getByText('What did you like about this page? (optional)').waitFor();
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByText('How can we improve this page? (optional)').waitFor();
    await page
      .locator('[data-feedback-hash]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.getByText('How can we improve the').waitFor();
    const box = page.getByRole('textbox', {name: 'Comment'});
    await box.fill('Too short');
    await page.getByRole('button', {name: 'Submit'}).click();
    await page.getByText('Please enter at least 10 characters.').waitFor();
    await box.fill('This is long enough');
    await page.getByRole('button', {name: 'Submit'}).click();
    await page.getByText('Feedback submitted').first().waitFor();
  });

  testTranslated(
    'components of pages change with what is chosen',
    '/x/mdx-components/',
    async () => {
      const box = page.getByRole('group', {name: 'BarChart playground'});
      await box.scrollIntoViewIfNeeded();
      await pressAll(page.getByRole('tab'));
      for (const radio of ['Premium', 'luxon', 'horizontal']) {
        await page.getByRole('radio', {name: radio}).first().check();
      }
      await pressAll(page.getByRole('button', {name: 'Wrap lines'}));
      await pressAll(page.getByRole('button', {name: 'Copy the code'}));
      await box.getByRole('textbox', {name: 'title'}).fill('Orders');
      await box.getByRole('switch', {name: 'hideLegend'}).press('Space');
      await box.getByRole('slider', {name: 'borderRadius'}).press('End');
      await box.getByRole('combobox', {name: 'barLabel'}).selectOption('value');
      await box.getByRole('button', {name: 'Reset all'}).click();
    },
  );

  testTranslated(
    'the question for consent and the notice of another language disappear',
    '/x/react-charts/demos/',
    async () => {
      const question = page.locator('[data-consent]');
      await question.getByRole('button', {name: 'Decline'}).click();
      await question.waitFor({state: 'detached'});
      await page.locator('[data-ad-slot]').getByText('ad by MUI').waitFor();
    },
  );
});
