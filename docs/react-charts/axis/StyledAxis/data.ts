export const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], label: 'Month'},
];

export const yAxis = [{label: 'Clear nights'}];

export const series = [{data: [9, 10, 12, 13, 14, 15], label: 'Clear nights'}];
