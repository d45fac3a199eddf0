import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {Result, RunOptions} from 'axe-core';
import {countOne} from './counters';

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
    // The numbers of weeks in a calendar are drawn in the color of what is disabled.
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
    rule: 'label',
    // The field in which a label is edited has no name.
    component: '.MuiTreeItem-labelInput',
    upstream:
      'https://github.com/mui/mui-x/blob/v8.12.0/packages/x-tree-view/src/TreeItemLabelInput/TreeItemLabelInput.tsx',
  },
  {
    rule: 'color-contrast',
    // The watermark of a commercial package without a license key.
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

/** `all` rules, or only those that colors alone can break, for another color mode. */
export type AxeScope = 'all' | 'colors';

const OPTIONS: Record<AxeScope, RunOptions> = {
  all: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Off by default in axe, and the most common violation on sites of this kind.
    rules: {'label-content-name-mismatch': {enabled: true}},
    resultTypes: ['violations'],
  },
  colors: {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  },
};

/** Milliseconds between two runs, and how many there are before a violation counts. */
const PAUSE = 1000;
const RUNS = 3;

/** A rule that a page breaks. */
export interface Violation {
  rule: string;
  help: string;
  /** Selectors of the first six elements, with their colors where these are the problem. */
  where: string;
}

/**
 * The rules that the page breaks, one line each: the rule, what is wrong, and where. Only what stays counts: until the frame after
 * an action, an area may not be focusable yet, and a color may be changing.
 */
export async function axeViolations(page: Page, scope: AxeScope = 'all'): Promise<string[]> {
  for (let run = 1; ; run += 1) {
    const broken = await brokenBy(page, scope);
    if (broken.length === 0 || run === RUNS) {
      return broken.map(({rule, help, where}) => `axe ${rule}: ${help}: ${where}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The rules that the page breaks at this moment. */
export async function brokenBy(page: Page, scope: AxeScope = 'all'): Promise<Violation[]> {
  countOne('axe runs');
  // One pass in this page: the other mode opens a second page to join the results of frames, which the site does not have.
  const {violations} = await new AxeBuilder({page})
    .options(OPTIONS[scope])
    .setLegacyMode()
    .analyze();
  const own = await Promise.all(violations.map((violation) => dropLibraryMarkup(page, violation)));
  return own
    .filter(({nodes}) => nodes.length > 0)
    .map(({id, help, nodes}) => ({
      rule: id,
      help,
      where:
        nodes
          .slice(0, 6)
          .map(({target, any}) => target.join(' ') + describeColors(any))
          .join(' · ') + (nodes.length > 6 ? ` and ${nodes.length - 6} more` : ''),
    }));
}

/** Removes elements that belong to a component of the list, and those that a demo has removed in the meantime. */
async function dropLibraryMarkup(page: Page, violation: Result): Promise<Result> {
  const isOwn = await page.evaluate(
    ({targets, components}) =>
      targets.map((target) => {
        // Of an element in a shadow tree, the last selector is the one inside it.
        const element = typeof target === 'string' ? document.querySelector(target) : document.body;
        return element !== null && !components.some((component) => element.closest(component));
      }),
    {
      targets: violation.nodes.map(({target}) => target.at(-1)),
      components: LIBRARY_MARKUP.filter(({rule}) => rule === violation.id).map(
        ({component}) => component,
      ),
    },
  );
  return {...violation, nodes: violation.nodes.filter((_, index) => isOwn[index])};
}

/** Colors and ratio of a contrast violation, so that nobody needs a browser to see what is wrong. */
function describeColors(checks: Result['nodes'][number]['any']): string {
  const data = checks.find(({id}) => id === 'color-contrast')?.data as
    | {fgColor?: string; bgColor?: string; contrastRatio?: number}
    | undefined;
  return data?.fgColor ? ` (${data.fgColor} on ${data.bgColor}: ${data.contrastRatio})` : '';
}
