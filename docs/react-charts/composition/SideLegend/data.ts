import {routes} from '../../data/ferries';

export const series = routes.map((route) => ({...route, type: 'bar' as const, stack: 'all'}));
