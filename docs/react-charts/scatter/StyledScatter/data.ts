import {lyra, toPoints} from '../../data/stars';

export const series = [{id: 'lyra', label: 'Lyra cluster', data: toPoints(lyra), markerSize: 7}];
export const yAxis = [{reverse: true}];
