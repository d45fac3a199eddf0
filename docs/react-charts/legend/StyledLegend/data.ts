export const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];

export const yAxis = [{label: 'Passengers, thousands'}];

export const series = [
  {id: 'island', data: [42, 58, 97, 63], label: 'Island'},
  {id: 'harbor', data: [61, 66, 72, 69], label: 'Harbor'},
  {id: 'night', data: [12, 15, 31, 18], label: 'Night boat'},
];
