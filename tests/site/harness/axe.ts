import fs from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright-core';
import {AXE_PATH} from './staticServer';
import {drawPage} from './tabs';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Markup of the installed libraries that breaks a rule and that we cannot fix from outside: the rule, the component
 * (its element or an ancestor), and where its authors know of it. Everything else has zero violations.
 */
const LIBRARY_MARKUP: {rule: string; component: string; upstream: string}[] = [
  {
    rule: 'aria-conditional-attr',
    // v7 says of rows where they stand in a tree, though its grid is none to axe; v8 has the role of one.
    component: '.docs-version-v7 .MuiDataGrid-row',
    upstream:
      'https://github.com/mui/mui-x/blob/v7.29.13/packages/x-data-grid/src/components/GridRow.tsx',
  },
  {
    rule: 'aria-conditional-attr',
    // A checkbox that is neither on nor off says so twice.
    component: '.docs-version-v7 .MuiDataGrid-checkboxInput',
    upstream:
      'https://github.com/mui/mui-x/blob/v7.29.13/packages/x-data-grid/src/components/columnSelection/GridHeaderCheckbox.tsx',
  },
  {
    rule: 'label-content-name-mismatch',
    // The button that says Filters is named Show filters.
    component: '.docs-version-v7 .MuiDataGrid-toolbarContainer',
    upstream:
      'https://github.com/mui/mui-x/blob/v7.29.13/packages/x-data-grid/src/components/toolbar/GridToolbarFilterButton.tsx',
  },
  {
    rule: 'color-contrast',
    // The numbers of weeks in a calendar are drawn in the colour of what is disabled.
    component: '.docs-version-v7 .MuiDayCalendar-weekNumber',
    upstream:
      'https://github.com/mui/mui-x/blob/v7.29.4/packages/x-date-pickers/src/DateCalendar/DayCalendar.tsx',
  },
  {
    rule: 'label',
    // The checkboxes of a tree of v7 have no name; those of v8 have that of their item.
    component: '.docs-version-v7 .MuiTreeItem-content .MuiCheckbox-root',
    upstream:
      'https://github.com/mui/mui-x/blob/v7.29.10/packages/x-tree-view/src/TreeItem2/TreeItem2.tsx',
  },
  {
    rule: 'color-contrast',
    // The watermark of a commercial package without a licence key.
    component: 'div[style*="letter-spacing: 5px"]',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-license/src/Watermark/Watermark.tsx',
  },
  {
    rule: 'color-contrast',
    // Times that are out of the limits are gray, but only a read-only clock says aria-disabled of its items.
    component: '.MuiDigitalClock-item.Mui-disabled',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.0/packages/x-date-pickers/src/DigitalClock/DigitalClock.tsx',
  },
  {
    rule: 'heading-order',
    // The toolbar of a picker has a heading of a fixed level, wherever the picker is.
    component: '.MuiPickersToolbar-root',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.0/packages/x-date-pickers-pro/src/DateRangePicker/DateRangePickerToolbar.tsx',
  },
  {
    rule: 'label-content-name-mismatch',
    // The same button, which v8 still has for toolbars of earlier versions.
    component: '.MuiDataGrid-toolbarContainer',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid/src/components/toolbar/GridToolbarFilterButton.tsx',
  },
  {
    rule: 'label-content-name-mismatch',
    // An option that says 06 is named 6 hours.
    component: '.MuiMultiSectionDigitalClockSection-root',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.0/packages/x-date-pickers/src/MultiSectionDigitalClock/MultiSectionDigitalClock.utils.tsx',
  },
  {
    rule: 'label-content-name-mismatch',
    // The name of a section leaves out the number that stands beside it.
    component: '.MuiDataGrid-collapsibleTrigger',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-premium/src/components/pivotPanel/GridPivotPanelBody.tsx',
  },
  {
    rule: 'color-contrast',
    // The chosen type of chart is written in a color that the grid derives from the theme.
    component: '.MuiDataGrid-chartTypeSelectorButton',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-premium/src/components/chartsPanel/chart/GridChartsPanelChart.tsx',
  },
  {
    rule: 'aria-required-children',
    // A tree that fetches its first items is empty until they are there.
    component: '.MuiRichTreeViewPro-root',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.10.1/packages/x-tree-view-pro/src/RichTreeViewPro/RichTreeViewPro.tsx',
  },
  {
    rule: 'empty-table-header',
    // Above a column that is in no group, the grid draws a header without a word.
    component: '.MuiDataGrid-columnHeader--emptyGroup',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid/src/components/columnHeaders/GridColumnGroupHeader.tsx',
  },
  {
    rule: 'empty-table-header',
    // The column of drag handles has no header.
    component: '.MuiDataGrid-columnHeaderReorder',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-pro/src/hooks/features/rowReorder/gridRowReorderColDef.tsx',
  },
  {
    rule: 'empty-table-header',
    // The same column, where it has a cell of its own.
    component: '.MuiDataGrid-columnHeader[data-field="__reorder__"]',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-pro/src/hooks/features/rowReorder/gridRowReorderColDef.tsx',
  },
  {
    rule: 'aria-prohibited-attr',
    // The header of the toggles names an element without a role.
    component: '.MuiDataGrid-columnHeader[data-field="__detail_panel_toggle__"]',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-pro/src/hooks/features/detailPanel/gridDetailPanelToggleColDef.tsx',
  },
  {
    rule: 'aria-required-children',
    // Open detail panels lie between the rows, and are none.
    component: '.MuiDataGrid-root:has(.MuiDataGrid-detailPanel)',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-pro/src/components/GridDetailPanels.tsx',
  },
  {
    rule: 'aria-required-children',
    // A grid without rows shows an overlay in their place.
    component: '.MuiDataGrid-root:has(.MuiDataGrid-overlayWrapper)',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid/src/components/base/GridOverlays.tsx',
  },
  {
    rule: 'aria-progressbar-name',
    // The progress of the loading overlay has no name.
    component: '.MuiDataGrid-overlayWrapper',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid/src/components/GridLoadingOverlay.tsx',
  },
  {
    rule: 'aria-progressbar-name',
    // Nor has the one that replaces a toggle while the children of its row are loading.
    component:
      '.MuiDataGrid-treeDataGroupingCellLoadingContainer, .MuiDataGrid-groupingCriteriaCellLoadingContainer',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.1/packages/x-data-grid-pro/src/components/GridDataSourceTreeDataGroupingCell.tsx',
  },
];

/** `all` rules; or those that colours alone can break, for looking again in another colour mode. */
export type AxeScope = 'all' | 'colours';

const OPTIONS: Record<AxeScope, RunOptions> = {
  all: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Off by default in axe, and the commonest fault of sites of this kind.
    rules: {'label-content-name-mismatch': {enabled: true}},
    resultTypes: ['violations'],
    elementRef: true,
  },
  colours: {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
    elementRef: true,
  },
};

declare const axe: {run: (options: RunOptions) => Promise<AxeResults>};

/** How often a fault is looked at, and how long after each other, in milliseconds. */
const LOOKS = 3;
const PAUSE = 1000;

/**
 * The rules that the page breaks, one line each: the rule, what is wrong and where. A fault is one that stays: between what a
 * reader does and the next frame, an area does not know yet that it scrolls, and a color is on its way to another.
 */
export async function axeViolations(page: Page, scope: AxeScope = 'all'): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const broken = await brokenBy(page, scope);
    if (broken.length === 0 || look === LOOKS) {
      return broken.map(({rule, help, where}) => `axe ${rule}: ${help}: ${where}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The rules that the page breaks now, in parts. */
export async function brokenBy(
  page: Page,
  scope: AxeScope = 'all',
): Promise<{rule: string; help: string; where: string}[]> {
  await drawPage(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await bringAxe(page);
  }
  return page.evaluate(
    async ({options, known}) => {
      const {violations} = await axe.run(options);
      return violations.flatMap(({id, help, nodes}) => {
        const ours = nodes.filter((node) => {
          const selector = node.target.at(-1);
          const element =
            node.element ??
            (typeof selector === 'string' ? document.querySelector(selector) : null);
          // What a demo removed while axe was looking, such as its progress, is no fault any more.
          return (
            element?.isConnected !== false &&
            !known.some(({rule, component}) => rule === id && element?.closest(component))
          );
        });
        return ours.length === 0
          ? []
          : [
              {
                rule: id,
                help,
                where: `${ours
                  .slice(0, 6)
                  .map((node) => node.target.join(' ') + contrast(node.any))
                  .join(' · ')}${ours.length > 6 ? ` and ${ours.length - 6} more` : ''}`,
              },
            ];
      });

      /** Colours and ratio of a contrast fault, so that the reader of the failure needs no browser. */
      function contrast(checks: {id: string; data?: unknown}[]): string {
        const data = checks.find((check) => check.id === 'color-contrast')?.data as
          | {fgColor?: string; bgColor?: string; contrastRatio?: number}
          | undefined;
        return data?.fgColor ? ` (${data.fgColor} on ${data.bgColor}: ${data.contrastRatio})` : '';
      }
    },
    {options: OPTIONS[scope], known: LIBRARY_MARKUP},
  );
}

/** Gives the page axe: as a script of the server of the builds, or, where that is not the page's own, as text. */
async function bringAxe(page: Page): Promise<void> {
  const origins = Object.values(JSON.parse(process.env.SITE_ORIGINS ?? '{}') as object);
  const isServed = origins.includes(new URL(page.url()).origin);
  const isThere =
    isServed &&
    (await page.evaluate(async (address) => {
      // Where scripts are off, no element of theirs says that it has come.
      if (!matchMedia('(scripting: enabled)').matches) {
        return false;
      }
      const script = document.createElement('script');
      script.src = address;
      const came = new Promise<boolean>((resolve) => {
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
      });
      document.head.append(script);
      script.remove();
      return came;
    }, AXE_PATH));
  if (!isThere) {
    await page.evaluate(source);
  }
}
