import {formatDay, summer} from '../../data/summer';

export const xAxis = [
  {data: summer.days, scaleType: 'time', valueFormatter: formatDay, zoom: true} as const,
];

export const series = [{data: summer.passengers, label: 'Passengers', showMark: false}];
