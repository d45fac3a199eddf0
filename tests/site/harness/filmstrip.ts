import {expect, type CDPSession, type Page} from '@playwright/test';
import {hydrated} from './site';
import {waitForIdle} from './wait';

/** A picture that the browser drew. */
interface Frame {
  /** Milliseconds since the film began. */
  at: number;
  /** Of all its pixels, from 0 (black) to 1 (white). */
  brightness: number;
}

/**
 * Films what a reader sees from the moment a page is asked for until it has settled, on a slow machine. The film starts
 * on the page that is open: open one of the same site first, so that no other document's white is in it. A window of one
 * color is left out: there the browser has drawn nothing of either page yet, which a busy machine makes visible.
 */
export async function filmNavigation(page: Page, address: string): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const pictures: {at: number; data: string}[] = [];
  session.on('Page.screencastFrame', ({data, metadata, sessionId}) => {
    pictures.push({at: (metadata.timestamp ?? 0) * 1000, data});
    void session.send('Page.screencastFrameAck', {sessionId});
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await session.send('Page.startScreencast', {format: 'png', everyNthFrame: 1});
  await page.goto(new URL(address, page.url()).href, {waitUntil: 'load'});
  await hydrated(page);
  await waitForIdle(page);
  await expect(() => expect(pictures, 'The browser draws').not.toEqual([])).toPass();
  await session.send('Page.stopScreencast');
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const start = pictures[0]?.at ?? 0;
  const frames: Frame[] = [];
  for (const {at, data} of pictures) {
    const brightness = await brightnessOf(page, data);
    if (brightness !== null) {
      frames.push({at: Math.round(at - start), brightness});
    }
  }
  await detach(session);
  return frames;
}

/** The page itself reads the picture: it has a decoder, Node has none. `null` for a picture of one color. */
function brightnessOf(page: Page, data: string): Promise<number | null> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 32;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 32, 32);
    const {data: pixels} = context.getImageData(0, 0, 32, 32);
    let sum = 0;
    let isPlain = true;
    for (let index = 0; index < pixels.length; index += 4) {
      const [red, green, blue] = [pixels[index]!, pixels[index + 1]!, pixels[index + 2]!];
      sum += red + green + blue;
      isPlain &&= red === pixels[0] && green === pixels[1] && blue === pixels[2];
    }
    if (isPlain) {
      return null;
    }
    return Math.round((sum / (32 * 32 * 3 * 255)) * 100) / 100;
  }, data);
}

async function detach(session: CDPSession): Promise<void> {
  await session.detach().catch(() => {});
}
