// cspell:ignore licen updaterows usegridselector
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../site/files/files';
import {findPackage} from '../../site/packages/findPackage';

/**
 * Patterns for messages of the packages, with the page or section that explains them. The first
 * match counts.
 */
export const ERROR_GUIDES: readonly (readonly [RegExp, string])[] = [
  [/missing license key/i, 'introduction/licensing/#1-missing-license-key'],
  [/expired package version/i, 'introduction/licensing/#2-expired-package-version'],
  [/expired license key/i, 'introduction/licensing/#3-expired-license-key'],
  [/plan mismatch|not covered by plan/i, 'introduction/licensing/#4-license-key-plan-mismatch'],
  [/component not included/i, 'introduction/licensing/#5-component-not-included-in-your-license'],
  [/invalid license key/i, 'introduction/licensing/#6-invalid-license-key'],
  [/licen[sc]|release information/i, 'introduction/licensing/#validation-failures'],
  [
    /(?:pickers|your) (?:localization context|locale)|adapter/i,
    'react-date-pickers/quickstart/#integrate-provider-and-adapter',
  ],
  [/rows to have a unique/i, 'react-data-grid/row-definition/#row-identifier'],
  [
    /no row with id|replace rows using|several rows at once|partial update/i,
    'react-data-grid/row-updates/#the-updaterows-method',
  ],
  [/(?:csv|excel) export/i, 'react-data-grid/export/#exported-cells'],
  [/exceljs/i, 'react-data-grid/export/#using-a-web-worker'],
  [/exportAs/i, 'react-data-grid/export/'],
  [/only accepts Date objects/i, 'react-data-grid/column-definition/#converting-types'],
  [/getActions/i, 'react-data-grid/column-definition/#actions'],
  [/checkboxSelectionVisibleOnly/i, 'react-data-grid/row-selection/#visible-rows-selection'],
  [/checkboxSelection|rowSelectionModel/i, 'react-data-grid/row-selection/'],
  [
    /getGroupKey|getChildrenCount/i,
    'react-data-grid/server-side-data/tree-data/#implementing-server-side-tree-data',
  ],
  [/treeData is enabled/i, 'react-data-grid/tree-data/'],
  [/pageSizeOptions/i, 'react-data-grid/pagination/#page-size-options'],
  [/autoPageSize/i, 'react-data-grid/pagination/#automatic-page-size'],
  [/pageSize cannot exceed/i, 'react-data-grid/pagination/#community-plan'],
  [/rowCount prop|paginationMeta/i, 'react-data-grid/pagination/#index-based-pagination'],
  [/page ?size|rowCount|paginationM/i, 'react-data-grid/pagination/'],
  [/sortModel/i, 'react-data-grid/sorting/'],
  [/filterModel|logicOperator/i, 'react-data-grid/filtering/multi-filters/'],
  [/listView/i, 'react-data-grid/list-view/#implementing-list-view'],
  [/getRowHeight/i, 'react-data-grid/row-height/#variable-row-height'],
  [/rowHeight/i, 'react-data-grid/row-height/#static-row-height'],
  [/dataSource\.updateRow/i, 'react-data-grid/server-side-data/#updating-server-side-data'],
  [/dataSource/i, 'react-data-grid/server-side-data/#error-handling'],
  [/setRowIndex|drag direction/i, 'react-data-grid/row-ordering/'],
  [/group nodes/i, 'react-data-grid/row-grouping/'],
  [/useGridSelector/i, 'react-data-grid/state/#with-usegridselector'],
  [
    /Data Grid (?:private |configuration )?context|useGridRootProps/i,
    'react-data-grid/components/#interacting-with-the-data-grid',
  ],
  [/lazy loading/i, 'react-data-grid/row-updates/#lazy-loading'],
  [/filter operator/i, 'react-data-grid/filtering/customization/'],
  [/columnGroupingModel|groupId/i, 'react-data-grid/column-groups/'],
  [/getTreeDataPath/i, 'react-data-grid/tree-data/#rendering-tree-data'],
  [/row reordering/i, 'react-data-grid/row-ordering/'],
  [/processRowUpdate/i, 'react-data-grid/editing/persistence/#error-handling'],
  [/not editable/i, 'react-data-grid/editing/#making-a-column-editable'],
  [/mode\.|setEditCellValue/i, 'react-data-grid/editing/'],
  [/toolbar subcomponents|toolbar context/i, 'react-data-grid/components/toolbar/'],
  [/quick filter subcomponents/i, 'react-data-grid/components/quick-filter/'],
  [/prompt field subcomponents/i, 'react-data-grid/components/prompt-field/'],
  [/charts integration context/i, 'react-data-grid/charts-integration/'],
  [/root element/i, 'react-data-grid/layout/'],
  [/timezone/i, 'react-date-pickers/timezone/'],
  [/token|format expansion/i, 'react-date-pickers/adapters-locale/#field-supported-formats'],
  [/field component you are using/i, 'react-date-pickers/custom-field/'],
  [/renderInput/i, 'migration/migration-pickers-v5/'],
  [/openTo/i, 'react-date-pickers/date-picker/#open-to'],
  [/is not a valid prop|views prop/i, 'react-date-pickers/date-picker/#views'],
  [
    /currentMonthCalendarPosition/i,
    'react-date-pickers/date-range-calendar/#choose-the-months-to-render',
  ],
  [/PickersTextField|sectionListRef|usePickerActionsContext/i, 'react-date-pickers/custom-field/'],
  [/usePicker\w*Context/i, 'react-date-pickers/custom-components/'],
  [
    /of a picker to be|uncontrolled picker|value of an uncontrolled/i,
    'react-date-pickers/lifecycle/',
  ],
  [/items to have a unique/i, 'react-tree-view/rich-tree-view/items/#item-identifier'],
  [/items to have a label/i, 'react-tree-view/rich-tree-view/items/#item-label'],
  [
    /JSX children|Tree View context|Children Item context|Simple Tree View component/i,
    'react-tree-view/quickstart/#rendering-a-tree-view',
  ],
  [/zoomData/i, 'react-charts/zoom-and-pan/#controlled'],
  [/Sankey/i, 'react-charts/sankey/'],
  [/radar/i, 'react-charts/radar/'],
  [/ReferenceLine/i, 'react-charts/axis/#reference-lines'],
  [/GroupedXAxis|GroupedYAxis/i, 'react-charts/axis/#groups'],
  [/angle larger/i, 'react-charts/axis/#text'],
  [
    /export(?:ing)? (?:a )?chart|exporting a|blob from canvas|rasterizehtml/i,
    'react-charts/export/',
  ],
  [/charts localization context/i, 'react-charts/localization/'],
  [/(?:width|height) defined/i, 'react-charts/composition/#responsive'],
  [
    /charts? (?:slots )?context|svg ref context|following ids provided/i,
    'react-charts/composition/',
  ],
  [/plotting line|line series/i, 'react-charts/lines/'],
  [/bar series|plotting bars|should have data property/i, 'react-charts/bars/'],
  [/axis|axes|tick/i, 'react-charts/axis/'],
  [/series id is not unique/i, 'react-charts/composition/'],
  [/scatter series|voronoi/i, 'react-charts/scatter/'],
];

/** The packages of each product, with the page for messages without a match above. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^x-data-grid/, 'react-data-grid/#pitfalls'],
  [/^x-date-pickers/, 'react-date-pickers/#pitfalls'],
  [/^x-charts/, 'react-charts/#pitfalls'],
  [/^x-tree-view/, 'react-tree-view/#before-you-start'],
  [/^x-license$/, 'introduction/licensing/#validation-failures'],
];

/**
 * Matches a message in the code of a package: a string that starts with the name of the library,
 * and strings concatenated to it.
 */
const MESSAGE =
  /(['"`])(MUI X\b(?:(?!\1)[^\\]|\\.)*)\1((?:\s*[,+]\s*(['"`])(?:(?!\4)[^\\]|\\.)*\4)*)/g;

/**
 * Returns a message without its placeholders and the library's name, because users copy it with
 * other values.
 */
const clean = (text: string): string =>
  text
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
    .replace(/\\./g, ' ')
    .replace(/^MUI X(?: Charts)?\b:?/, '')
    .replace(/["'`+]+/g, ' ')
    .replace(/\s+/g, ' ')
    // In the code, the severity comes after the message.
    .replace(/[., ]*(?:, (?:error|warning))?$/, '')
    .replace(/\s*\.,\s*/g, '. ')
    .trim();

/** Returns the distinct messages in the code of a package. */
export function readErrorTexts(code: string): string[] {
  return [
    ...new Set(
      Array.from(code.matchAll(MESSAGE), ([, , first = '', rest = '']) =>
        clean(first + rest.replace(/(['"`])\s*[,+]\s*(['"`])/g, ' ')),
      ),
    ),
  ];
}

/**
 * Maximum length in characters. The first sentences describe the problem; the rest is about the
 * fix.
 */
const LENGTH = 80;

const shorten = (text: string): string =>
  text.length <= LENGTH ? text : text.slice(0, text.lastIndexOf(' ', LENGTH));

/**
 * Collects the errors and warnings that the installed packages print, each with the page or section
 * that explains it.
 *
 * @param siteDir folder of the site, from which the packages resolve as with `require`
 */
export function collectErrorTexts(siteDir: string): [text: string, address: string][] {
  const license = findPackage(siteDir, '@mui/x-license');
  if (!license) {
    throw new Error(`${siteDir}: @mui/x-license isn't installed. Run \`npm ci\`.`);
  }
  const scope = path.dirname(license);
  const found = new Map<string, string>();
  for (const name of fs.readdirSync(scope).sort()) {
    const general = PACKAGES.find(([of]) => of.test(name))?.[1];
    const folder = path.join(scope, name, 'esm');
    for (const file of general ? listFiles(folder, (one) => one.endsWith('.js')) : []) {
      const code = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const text of code.includes('MUI X') ? readErrorTexts(code) : []) {
        // Two words are too few to identify a message.
        if (text.split(' ').length > 2) {
          found.set(
            shorten(text),
            ERROR_GUIDES.find(([words]) => words.test(text))?.[1] ?? general!,
          );
        }
      }
    }
  }
  return [...found];
}
