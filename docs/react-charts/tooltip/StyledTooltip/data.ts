export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];
export const yAxis = [{label: 'Passengers (thousands)'}];

export const series = [
  {data: [42, 58, 97, 63], label: 'Island'},
  {data: [61, 66, 72, 69], label: 'Harbor'},
];
