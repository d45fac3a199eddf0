import {dailyTraffic, formatDay} from '../../data/dailyTraffic';

export const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates,
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: true,
  },
];
export const yAxis = [{label: 'Visitors', width: 60}];

export const series = [
  {data: dailyTraffic.visitors, label: 'Visitors per day', showMark: false},
];

export const initialZoom = [{axisId: 'days', start: 10, end: 60}];
