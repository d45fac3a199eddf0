export {ButtonLinks} from './ButtonLinks';
export {Card, Cards} from './Cards';
export {LinkColumns} from './LinkColumns';
