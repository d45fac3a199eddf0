export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];

export const series = [
  {id: 'booked', data: [42, 58, 97, 63], label: 'Booked'},
  {id: 'expected', data: [48, 55, 90, 70], label: 'Expected'},
];
