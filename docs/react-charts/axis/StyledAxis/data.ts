export const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], label: 'Month'},
];

export const yAxis = [{label: 'New customers'}];

export const series = [{data: [90, 104, 121, 133, 142, 158], label: 'New customers'}];
