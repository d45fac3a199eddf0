/** Maps the pages of an older version to those of the current docs. */
export interface VersionAliases {
  /**
   * Pages with different paths: `[in the current docs, in the older version]`. The first entry of a
   * page counts.
   */
  renamed: readonly (readonly [current: string, older: string])[];
  /** Path prefixes under which current pages may be missing in the older version. */
  absentInOlder: readonly string[];
  /** Pages of the older version without a counterpart in the current docs, with the reason. */
  absentInCurrent: Readonly<Record<string, string>>;
}

/**
 * By name of the older version. The build fails if a page is neither at the same path nor listed
 * here.
 */
export const ALIASES: Readonly<Record<string, VersionAliases>> = {
  v7: {
    renamed: [
      ['/x/api/charts/chart-container/', '/x/api/charts/responsive-chart-container/'],
      ['/x/api/charts/chart-container-pro/', '/x/api/charts/responsive-chart-container-pro/'],
      ['/x/api/charts/charts-legend/', '/x/api/charts/default-charts-legend/'],
      [
        '/x/api/charts/charts-axis-tooltip-content/',
        '/x/api/charts/default-charts-axis-tooltip-content/',
      ],
      [
        '/x/api/charts/charts-item-tooltip-content/',
        '/x/api/charts/default-charts-item-tooltip-content/',
      ],
      ['/x/api/charts/heatmap-tooltip/', '/x/api/charts/default-heatmap-tooltip/'],
      ['/x/api/tree-view/tree-item/', '/x/api/tree-view/tree-item-2/'],
      ['/x/api/tree-view/tree-item-icon/', '/x/api/tree-view/tree-item-2-icon/'],
      ['/x/api/tree-view/tree-item-provider/', '/x/api/tree-view/tree-item-2-provider/'],
      [
        '/x/api/tree-view/tree-item-drag-and-drop-overlay/',
        '/x/api/tree-view/tree-item-2-drag-and-drop-overlay/',
      ],
      ['/x/api/tree-view/simple-tree-view/', '/x/api/tree-view/tree-view/'],
    ],
    // The docs of v7 cover the main features of each product. For all other pages, the switcher
    // links to the product's landing page.
    absentInOlder: ['/x/'],
    absentInCurrent: {
      '/x/api/charts/charts-on-axis-click-handler/': 'charts have the prop onAxisClick',
      '/x/api/charts/charts-voronoi-handler/': 'scatter charts find the nearest point themselves',
    },
  },
};
