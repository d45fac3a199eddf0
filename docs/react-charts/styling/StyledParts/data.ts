export const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week'}];
export const yAxis = [{label: 'Visitors (thousands)', width: 60}];

export const series = [
  {
    id: 'visitors',
    data: [14.6, 12.1, 13.4, 15.9, 17.2, 16.5, 19.8, 21.3],
    label: 'Visitors',
    area: true,
    showMark: false,
  },
];

export const grid = {horizontal: true, vertical: true};
