declare module "mjml" {
  interface MjmlResult {
    html: string;
    errors: { formattedMessage: string }[];
  }
  function mjml2html(
    source: string,
    options: {
      filePath: string;
      ignoreIncludes: boolean;
      includePath: string;
      minify: boolean;
      validationLevel: "strict";
    },
  ): Promise<MjmlResult>;
  export = mjml2html;
}
