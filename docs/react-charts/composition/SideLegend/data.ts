export const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];

export const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export const series = [
  {type: 'bar' as const, stack: 'all', data: [142, 158, 197, 263], label: 'Online'},
  {type: 'bar' as const, stack: 'all', data: [161, 166, 172, 189], label: 'Stores'},
  {type: 'bar' as const, stack: 'all', data: [22, 35, 41, 58], label: 'Partners'},
];
