import {formatDay, summer} from '../../data/summer';

export const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: {slider: {enabled: true}},
  } as const,
];
export const yAxis = [{label: 'Temperature (°C)'}];

export const series = [
  {data: summer.degrees, label: 'Temperature at noon', showMark: false},
];

export const initialZoom = [{axisId: 'days', start: 25, end: 60}];
