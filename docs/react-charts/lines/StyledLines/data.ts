export const xAxis = [
  {data: [0, 1, 2, 3, 4, 5, 6, 7, 8], tickMinStep: 1, label: 'Hours after sunset'},
];

export const series = [
  {id: 'measured', data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3.0, 1.9, 1.2], label: 'Measured, °C'},
  {
    id: 'expected',
    data: [10.4, 9.1, 8.0, 7.0, 6.1, 5.3, 4.6, 4.0, 3.5],
    label: 'Expected, °C',
    showMark: false,
  },
];
