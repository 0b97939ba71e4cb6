import { PICTURE_NOT_AN_IMAGE } from "@verdict/contract/profile";

/** Sharp on the profile of a high-density screen, and some 20 kB. */
const SIDE_PX = 256;
const QUALITY = 0.85;

/** A picture cut to its middle square and made small, in base64. Throws an Error with the text to show. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const blob = await squareOf(file);
  return base64Of(new Uint8Array(await blob.arrayBuffer()));
}

async function squareOf(file: Blob): Promise<Blob> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch (cause) {
    throw new Error(PICTURE_NOT_AN_IMAGE, { cause });
  }
  const side = Math.min(image.width, image.height);
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot resize pictures.");
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  const left = (image.width - side) / 2;
  const top = (image.height - side) / 2;
  context.drawImage(image, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  image.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
