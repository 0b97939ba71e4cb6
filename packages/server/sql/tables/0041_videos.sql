-- Videos may be kept in an S3-compatible bucket as well.
alter table editorial_video
  drop constraint editorial_video_store_check,
  add constraint editorial_video_store_check check (store in ('embedded', 's3', 'cloudinary'));
