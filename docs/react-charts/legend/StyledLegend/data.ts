export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];

export const series = [
  {id: 'island', data: [42, 58, 97, 63], label: 'Island'},
  {id: 'harbour', data: [61, 66, 72, 69], label: 'Harbour'},
  {id: 'night', data: [12, 15, 31, 18], label: 'Night boat'},
];
