import {formatDay, summer} from '../../data/summer';

export const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: true,
  } as const,
];
export const yAxis = [{label: 'Passengers'}];

export const series = [
  {data: summer.passengers, label: 'Passengers per day', showMark: false},
];

export const initialZoom = [{axisId: 'days', start: 10, end: 60}];
