export const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
export const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

const highlightScope = {highlight: 'item', fade: 'global'} as const;

export const series = [
  {id: 'online', data: [142, 158, 197, 263], label: 'Online', highlightScope},
  {id: 'stores', data: [161, 166, 172, 189], label: 'Stores', highlightScope},
];

/** The bar that is highlighted before users move the pointer over the chart. */
export const bestQuarter = {seriesId: 'online', dataIndex: 3};
