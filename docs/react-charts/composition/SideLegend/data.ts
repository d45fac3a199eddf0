export const xAxis = [
  {data: ['Winter', 'Spring', 'Summer', 'Autumn'], scaleType: 'band' as const},
];

export const yAxis = [{label: 'Passengers, thousands'}];

export const series = [
  {type: 'bar' as const, stack: 'all', data: [42, 58, 97, 63], label: 'Island'},
  {type: 'bar' as const, stack: 'all', data: [61, 66, 72, 69], label: 'Harbor'},
  {type: 'bar' as const, stack: 'all', data: [12, 15, 31, 18], label: 'Night boat'},
];
