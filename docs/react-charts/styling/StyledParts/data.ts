export const xAxis = [{data: [0, 1, 2, 3, 4, 5, 6, 7, 8], label: 'Hours after sunset'}];
export const yAxis = [{label: 'Temperature (°C)'}];

export const series = [
  {
    id: 'dome',
    data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6, 3.5, 2.7],
    label: 'Dome',
    area: true,
    showMark: false,
  },
];

export const grid = {horizontal: true, vertical: true};
