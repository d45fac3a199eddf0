export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];
export const yAxis = [{label: 'Passengers (thousands)'}];

const highlightScope = {highlight: 'item', fade: 'global'} as const;

export const series = [
  {id: 'island', data: [42, 58, 97, 63], label: 'Island', highlightScope},
  {id: 'harbor', data: [61, 66, 72, 69], label: 'Harbor', highlightScope},
];

/** The bar that is highlighted until the pointer comes. */
export const summer = {seriesId: 'island', dataIndex: 2};
