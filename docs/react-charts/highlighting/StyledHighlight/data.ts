export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];

const highlightScope = {highlight: 'item', fade: 'global'} as const;

export const series = [
  {id: 'island', data: [42, 58, 97, 63], label: 'Island', highlightScope},
  {id: 'harbour', data: [61, 66, 72, 69], label: 'Harbour', highlightScope},
];

/** The bar that is highlighted until the pointer comes. */
export const summer = {seriesId: 'island', dataIndex: 2};
