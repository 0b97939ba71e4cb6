/** Work has given its slot up before it was done, and is to begin anew when it has one again. */
export class BeginAnew extends Error {
  override name = "BeginAnew";
}
