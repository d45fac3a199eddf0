export const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];

export const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export const series = [
  {id: 'online', data: [142, 158, 197, 263], label: 'Online'},
  {id: 'stores', data: [161, 166, 172, 189], label: 'Stores'},
  {id: 'wholesale', data: [88, 94, 91, 102], label: 'Wholesale'},
];
